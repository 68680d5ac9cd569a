import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Ukrainian. */
export const uk: InstructionMessages = {
  'instructions.appInstallTitle': 'Відкрийте {wallet} на телефоні',
  'instructions.appInstallText': 'Додайте його на головний екран для швидкого доступу.',
  'instructions.createTitle': 'Створіть або імпортуйте гаманець',
  'instructions.createText':
    'Запишіть фразу відновлення на папері. Той, хто її має, керує вашим гаманцем, тож ніколи не вводьте її на сайтах.',
  'instructions.scanTitle': 'Торкніться сканера',
  'instructions.scanText': 'Відскануйте код на наступному екрані та підтвердьте підключення.',
  'instructions.openTitle': 'Відкрийте цю сторінку в {wallet}',
  'instructions.openText':
    'Користуйтеся браузером у застосунку й підключіться там. Цей гаманець не вміє сканувати коди.',
  'instructions.extensionInstallTitle': 'Встановіть розширення {wallet}',
  'instructions.extensionInstallText': 'Закріпіть його біля адресного рядка для швидкого доступу.',
  'instructions.refreshTitle': 'Оновіть цю сторінку',
  'instructions.refreshText':
    'Нове розширення працює лише на сторінках, завантажених після його встановлення.',
}
