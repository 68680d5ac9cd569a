import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Persian. */
export const fa: InstructionMessages = {
  'instructions.appInstallTitle': '{wallet} را در گوشی خود باز کنید',
  'instructions.appInstallText': 'برای دسترسی سریع، آن را به صفحهٔ اصلی اضافه کنید.',
  'instructions.createTitle': 'کیف پول بسازید یا وارد کنید',
  'instructions.createText':
    'عبارت بازیابی را روی کاغذ بنویسید. هر کس آن را داشته باشد بر کیف پول شما کنترل دارد، پس هرگز آن را در وب‌سایتی وارد نکنید.',
  'instructions.scanTitle': 'روی اسکنر بزنید',
  'instructions.scanText': 'کد صفحهٔ بعد را اسکن کنید و سپس اتصال را تأیید کنید.',
  'instructions.openTitle': 'این صفحه را در {wallet} باز کنید',
  'instructions.openText':
    'از مرورگر داخل برنامه استفاده کنید و همان‌جا متصل شوید. این کیف پول نمی‌تواند کد اسکن کند.',
  'instructions.extensionInstallTitle': 'افزونهٔ {wallet} را نصب کنید',
  'instructions.extensionInstallText': 'برای دسترسی سریع، آن را کنار نوار آدرس سنجاق کنید.',
  'instructions.refreshTitle': 'این صفحه را دوباره بارگذاری کنید',
  'instructions.refreshText': 'افزونهٔ جدید فقط در صفحه‌هایی کار می‌کند که پس از نصب آن باز شده‌اند.',
}
