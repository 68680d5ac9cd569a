import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Simplified Chinese. */
export const zhCN: InstructionMessages = {
  'instructions.appInstallTitle': '在手机上打开 {wallet}',
  'instructions.appInstallText': '添加到主屏幕，方便快速打开。',
  'instructions.createTitle': '创建或导入钱包',
  'instructions.createText':
    '请将助记词抄写在纸上。任何得到它的人都能控制您的钱包，因此切勿在网站上输入。',
  'instructions.scanTitle': '点按扫描',
  'instructions.scanText': '扫描下一页的二维码，然后批准连接。',
  'instructions.openTitle': '在 {wallet} 中打开此页面',
  'instructions.openText': '请使用应用内的浏览器并在其中连接。此钱包无法扫描二维码。',
  'instructions.extensionInstallTitle': '安装 {wallet} 扩展程序',
  'instructions.extensionInstallText': '将其固定在地址栏旁边，方便快速打开。',
  'instructions.refreshTitle': '刷新此页面',
  'instructions.refreshText': '新安装的扩展程序只在安装后加载的页面上生效。',
}
