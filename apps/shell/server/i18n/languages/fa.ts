import type { ServerMessages } from '../texts.ts'

/** The server's texts in this language. */
export const fa: ServerMessages = {
  'explorer.back': 'بازگشت به {site}',
  'explorer.note': 'کپی محلی {network}. اینجا پول واقعی در کار نیست.',
  'explorer.notKnown': 'نامعلوم',
  'explorer.refresh': 'بارگذاری مجدد',
  'explorer.transaction': 'تراکنش',
  'explorer.hash': 'هش',
  'explorer.status': 'وضعیت',
  'explorer.pending': 'در انتظار: هنوز در بلوکی نیست',
  'explorer.confirmed': 'تأییدشده',
  'explorer.reverted': 'برگشت خورد: چیزی تغییر نکرد و فقط کارمزد پرداخت شد',
  'explorer.unknown': 'در یک بلوک، نتیجه نامعلوم',
  'explorer.from': 'از',
  'explorer.to': 'به',
  'explorer.created': 'قرارداد جدید',
  'explorer.value': 'مقدار',
  'explorer.fee': 'کارمزد گس',
  'explorer.feeOf': 'برای {gas} گس',
  'explorer.block': 'بلوک',
  'explorer.confirmations': 'تأییدها',
  'explorer.time': 'زمان',
  'explorer.nonce': 'نانس',
  'explorer.data': 'داده',
  'explorer.bytes': { one: '{count} بایت', other: '{count} بایت' },
  'explorer.configuredDecimals': {
    one: 'با {count} رقم اعشار نمایش داده شده، طبق تنظیم',
    other: 'با {count} رقم اعشار نمایش داده شده، طبق تنظیم',
  },
  'explorer.address': 'آدرس',
  'explorer.balance': 'موجودی',
  'explorer.sent': 'تراکنش‌های ارسال‌شده',
  'explorer.kind': 'نوع',
  'explorer.account': 'حساب',
  'explorer.contract': 'قرارداد، {size} کد',
  'explorer.latestBlock': 'آخرین بلوک',
  'explorer.unknownTransaction': 'تراکنش ناشناخته',
  'explorer.unknownTransactionText':
    'کپی محلی {network} تراکنشی با این هش ندارد. نسخهٔ نمایشی هر بار که اجرا می‌شود شبکه‌هایش را از نو می‌سازد، پس تراکنش‌های قبلی از بین رفته‌اند.',
  'explorer.notAHash':
    'این هش تراکنش نیست. هش با 0x شروع می‌شود و پس از آن ۶۴ رقم در مبنای ۱۶ دارد.',
  'explorer.notAnAddress':
    'این آدرس نیست. آدرس با 0x شروع می‌شود و پس از آن ۴۰ رقم در مبنای ۱۶ دارد.',
  'explorer.unknownNetwork': 'شبکهٔ ناشناخته',
  'explorer.unknownNetworkText': 'این نسخهٔ نمایشی شبکه‌ای با این شناسهٔ زنجیره ندارد.',
  'explorer.notFound': 'پیدا نشد',
  'explorer.notFoundText': 'کاوشگر فقط تراکنش‌ها و آدرس‌های تکی را نشان می‌دهد.',
  'explorer.noAnswer': 'بدون پاسخ',
  'explorer.noAnswerText': 'کپی محلی {network} پاسخ نمی‌دهد. آیا نسخهٔ نمایشی هنوز اجرا می‌شود؟',
  'page.description':
    'کیف پولی متصل کنید و ببینید در ۷ شبکه چه دارد. بدون حساب، بدون رمز عبور، بدون ایمیل.',
  'page.noScript':
    'Foyer برای اتصال به کیف پول شما به JavaScript نیاز دارد. آن را روشن کنید و صفحه را دوباره بارگذاری کنید.',
}
