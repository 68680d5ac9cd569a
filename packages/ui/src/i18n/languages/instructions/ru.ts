import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Russian. */
export const ru: InstructionMessages = {
  'instructions.appInstallTitle': 'Откройте {wallet} на телефоне',
  'instructions.appInstallText': 'Добавьте его на главный экран для быстрого доступа.',
  'instructions.createTitle': 'Создайте или импортируйте кошелёк',
  'instructions.createText':
    'Запишите фразу восстановления на бумаге. Тот, у кого она есть, управляет вашим кошельком, поэтому никогда не вводите её на сайтах.',
  'instructions.scanTitle': 'Нажмите на сканер',
  'instructions.scanText': 'Отсканируйте код на следующем экране и подтвердите подключение.',
  'instructions.openTitle': 'Откройте эту страницу в {wallet}',
  'instructions.openText':
    'Используйте браузер внутри приложения и подключитесь там. Этот кошелёк не умеет сканировать коды.',
  'instructions.extensionInstallTitle': 'Установите расширение {wallet}',
  'instructions.extensionInstallText':
    'Закрепите его рядом с адресной строкой для быстрого доступа.',
  'instructions.refreshTitle': 'Обновите эту страницу',
  'instructions.refreshText':
    'Новое расширение работает только на страницах, загруженных после его установки.',
}
