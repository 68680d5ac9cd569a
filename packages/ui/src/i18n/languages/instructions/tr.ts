import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Turkish. */
export const tr: InstructionMessages = {
  'instructions.appInstallTitle': '{wallet} uygulamasını telefonunuzda açın',
  'instructions.appInstallText': 'Hızlı erişim için ana ekranınıza ekleyin.',
  'instructions.createTitle': 'Cüzdan oluşturun veya içe aktarın',
  'instructions.createText':
    'Kurtarma ifadenizi kâğıda yazın. Ona sahip olan herkes cüzdanınızı yönetir, bu yüzden hiçbir web sitesine yazmayın.',
  'instructions.scanTitle': 'QR tarayıcısına dokunun',
  'instructions.scanText': 'Sonraki ekrandaki kodu tarayın, ardından bağlantıyı onaylayın.',
  'instructions.openTitle': 'Bu sayfayı {wallet} içinde açın',
  'instructions.openText':
    'Uygulamanın içindeki tarayıcıyı kullanın ve oradan bağlanın. Bu cüzdan kod tarayamaz.',
  'instructions.extensionInstallTitle': '{wallet} uzantısını yükleyin',
  'instructions.extensionInstallText': 'Hızlı erişim için adres çubuğunun yanına sabitleyin.',
  'instructions.refreshTitle': 'Bu sayfayı yenileyin',
  'instructions.refreshText':
    'Yeni bir uzantı yalnızca yüklendikten sonra açılan sayfalarda çalışır.',
}
