import type { ServerTexts } from './texts.ts'

/** The server's texts in the other languages, by tag. */
export const translations: Readonly<Record<string, ServerTexts>> = {
  ar: {
    'page.description': 'اتصل بمحفظة واطّلع على محتواها. لا حساب ولا كلمة مرور ولا بريد إلكتروني.',
    'page.noScript': 'يحتاج Foyer إلى JavaScript للاتصال بمحفظتك. فعّله، ثم أعد تحميل الصفحة.',
  },
  de: {
    'page.description':
      'Verbinden Sie eine Wallet und sehen Sie, was sie enthält. Ohne Registrierung, ohne Passwort, ohne E-Mail.',
    'page.noScript':
      'Foyer braucht JavaScript, um sich mit Ihrer Wallet zu verbinden. Schalten Sie es ein und laden Sie die Seite neu.',
  },
  es: {
    'page.description':
      'Conecta una billetera y mira lo que contiene. Sin cuenta, sin contraseña, sin correo.',
    'page.noScript':
      'Foyer necesita JavaScript para conectarse a tu billetera. Actívalo y recarga la página.',
  },
  fa: {
    'page.description':
      'کیف پولی متصل کنید و ببینید چه دارد. بدون حساب، بدون رمز عبور، بدون ایمیل.',
    'page.noScript':
      'Foyer برای اتصال به کیف پول شما به JavaScript نیاز دارد. آن را روشن کنید و صفحه را دوباره بارگذاری کنید.',
  },
  fr: {
    'page.description':
      'Connectez un portefeuille et voyez ce qu’il contient. Ni compte, ni mot de passe, ni e-mail.',
    'page.noScript':
      'Foyer a besoin de JavaScript pour se connecter à votre portefeuille. Activez-le, puis actualisez la page.',
  },
  hi: {
    'page.description': 'वॉलेट कनेक्ट करें और देखें कि उसमें क्या है। न खाता, न पासवर्ड, न ईमेल।',
    'page.noScript':
      'आपके वॉलेट से कनेक्ट होने के लिए Foyer को JavaScript चाहिए। उसे चालू करें, फिर पेज दोबारा लोड करें।',
  },
  id: {
    'page.description':
      'Hubungkan dompet dan lihat isinya. Tanpa akun, tanpa kata sandi, tanpa email.',
    'page.noScript':
      'Foyer memerlukan JavaScript untuk terhubung ke dompet Anda. Aktifkan, lalu muat ulang halaman.',
  },
  it: {
    'page.description':
      'Connetti un wallet e guarda che cosa contiene. Nessun account, nessuna password, nessuna e-mail.',
    'page.noScript':
      'Foyer ha bisogno di JavaScript per connettersi al tuo wallet. Attivalo, poi ricarica la pagina.',
  },
  ja: {
    'page.description':
      'ウォレットを接続して、中の資産を確認できます。アカウントもパスワードもメールも不要です。',
    'page.noScript':
      'Foyer がウォレットに接続するには JavaScript が必要です。有効にしてからページを再読み込みしてください。',
  },
  ko: {
    'page.description':
      '지갑을 연결해 자산을 확인하세요. 계정도 비밀번호도 이메일도 필요 없습니다.',
    'page.noScript':
      'Foyer가 지갑에 연결하려면 JavaScript가 필요합니다. 켠 뒤 페이지를 새로고침하세요.',
  },
  ms: {
    'page.description':
      'Sambung dompet dan lihat isinya. Tanpa akaun, tanpa kata laluan, tanpa e-mel.',
    'page.noScript':
      'Foyer memerlukan JavaScript untuk menyambung ke dompet anda. Hidupkannya, kemudian muat semula halaman.',
  },
  pl: {
    'page.description': 'Połącz portfel i zobacz, co zawiera. Bez konta, bez hasła, bez e-maila.',
    'page.noScript':
      'Foyer potrzebuje JavaScriptu, aby połączyć się z portfelem. Włącz go i wczytaj stronę ponownie.',
  },
  'pt-BR': {
    'page.description':
      'Conecte uma carteira e veja o que ela tem. Sem conta, sem senha, sem e-mail.',
    'page.noScript':
      'O Foyer precisa de JavaScript para se conectar à sua carteira. Ative-o e recarregue a página.',
  },
  ru: {
    'page.description':
      'Подключите кошелёк и посмотрите, что в нём есть. Без регистрации, без пароля, без почты.',
    'page.noScript':
      'Foyer нужен JavaScript, чтобы подключиться к кошельку. Включите его и перезагрузите страницу.',
  },
  th: {
    'page.description': 'เชื่อมต่อกระเป๋าเงินแล้วดูสินทรัพย์ที่มี ไม่ต้องมีบัญชี รหัสผ่าน หรืออีเมล',
    'page.noScript': 'Foyer ต้องใช้ JavaScript เพื่อเชื่อมต่อกับกระเป๋าเงินของคุณ โปรดเปิดใช้งานแล้วโหลดหน้าใหม่',
  },
  tr: {
    'page.description':
      'Bir cüzdan bağlayın ve içinde neler bulunduğunu görün. Hesap yok, parola yok, e-posta yok.',
    'page.noScript':
      'Foyer’in cüzdanınıza bağlanması için JavaScript gerekir. Açıp sayfayı yeniden yükleyin.',
  },
  uk: {
    'page.description':
      'Підключіть гаманець і подивіться, що в ньому є. Без реєстрації, без пароля, без пошти.',
    'page.noScript':
      'Foyer потребує JavaScript, щоб підключитися до гаманця. Увімкніть його та перезавантажте сторінку.',
  },
  vi: {
    'page.description':
      'Kết nối ví và xem tài sản trong ví. Không cần tài khoản, mật khẩu hay email.',
    'page.noScript':
      'Foyer cần JavaScript để kết nối với ví của bạn. Hãy bật lên rồi tải lại trang.',
  },
  'zh-CN': {
    'page.description': '连接钱包，查看其中的资产。无需账户、密码或邮箱。',
    'page.noScript': 'Foyer 需要 JavaScript 才能连接您的钱包。请启用后重新加载页面。',
  },
  'zh-TW': {
    'page.description': '連接錢包，查看其中的資產。免帳戶、免密碼、免電子郵件。',
    'page.noScript': 'Foyer 需要 JavaScript 才能連接您的錢包。請啟用後重新載入頁面。',
  },
}
