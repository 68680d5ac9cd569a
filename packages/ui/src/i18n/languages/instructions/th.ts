import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Thai. */
export const th: InstructionMessages = {
  'instructions.appInstallTitle': 'เปิด {wallet} บนโทรศัพท์',
  'instructions.appInstallText': 'เพิ่มลงในหน้าจอหลักเพื่อเปิดได้รวดเร็ว',
  'instructions.createTitle': 'สร้างหรือนำเข้ากระเป๋าเงิน',
  'instructions.createText': 'จดวลีกู้คืนลงบนกระดาษ ใครมีวลีนี้ก็ควบคุมกระเป๋าเงินของคุณได้ จึงอย่าพิมพ์ลงในเว็บไซต์',
  'instructions.scanTitle': 'แตะปุ่มสแกน',
  'instructions.scanText': 'สแกนคิวอาร์โค้ดในหน้าจอถัดไป แล้วอนุมัติการเชื่อมต่อ',
  'instructions.openTitle': 'เปิดหน้านี้ใน {wallet}',
  'instructions.openText': 'ใช้เบราว์เซอร์ภายในแอปแล้วเชื่อมต่อจากที่นั่น กระเป๋าเงินนี้สแกนคิวอาร์โค้ดไม่ได้',
  'instructions.extensionInstallTitle': 'ติดตั้งส่วนขยาย {wallet}',
  'instructions.extensionInstallText': 'ปักหมุดไว้ข้างแถบที่อยู่เพื่อเปิดได้รวดเร็ว',
  'instructions.refreshTitle': 'รีเฟรชหน้านี้',
  'instructions.refreshText': 'ส่วนขยายใหม่ใช้งานได้เฉพาะในหน้าที่โหลดหลังการติดตั้ง',
}
