import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Arabic. */
export const ar: InstructionMessages = {
  'instructions.appInstallTitle': 'افتح {wallet} على هاتفك',
  'instructions.appInstallText': 'أضِفها إلى الشاشة الرئيسية للوصول السريع.',
  'instructions.createTitle': 'أنشئ محفظة أو استوردها',
  'instructions.createText':
    'دوّن عبارة الاسترداد على ورقة. من يملكها يتحكم في محفظتك، فلا تكتبها أبدًا في موقع ويب.',
  'instructions.scanTitle': 'انقر على الماسح',
  'instructions.scanText': 'امسح الرمز في الشاشة التالية، ثم وافق على الاتصال.',
  'instructions.openTitle': 'افتح هذه الصفحة في {wallet}',
  'instructions.openText':
    'استخدم المتصفح داخل التطبيق واتصل من هناك. لا يمكن لهذه المحفظة مسح الرموز.',
  'instructions.extensionInstallTitle': 'ثبّت إضافة {wallet}',
  'instructions.extensionInstallText': 'ضعها بجانب شريط العناوين للوصول السريع.',
  'instructions.refreshTitle': 'حدّث هذه الصفحة',
  'instructions.refreshText': 'لا تعمل الإضافة الجديدة إلا في الصفحات المحمّلة بعد تثبيتها.',
}
