import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Vietnamese. */
export const vi: InstructionMessages = {
  'instructions.appInstallTitle': 'Mở {wallet} trên điện thoại',
  'instructions.appInstallText': 'Thêm vào màn hình chính để mở nhanh.',
  'instructions.createTitle': 'Tạo hoặc nhập ví',
  'instructions.createText':
    'Hãy ghi cụm từ khôi phục ra giấy. Ai có cụm từ này đều kiểm soát được ví của bạn, vì vậy đừng bao giờ nhập vào trang web nào.',
  'instructions.scanTitle': 'Chạm vào nút quét',
  'instructions.scanText': 'Quét mã ở màn hình tiếp theo, rồi phê duyệt kết nối.',
  'instructions.openTitle': 'Mở trang này trong {wallet}',
  'instructions.openText':
    'Dùng trình duyệt bên trong ứng dụng và kết nối tại đó. Ví này không quét được mã.',
  'instructions.extensionInstallTitle': 'Cài đặt tiện ích {wallet}',
  'instructions.extensionInstallText': 'Ghim cạnh thanh địa chỉ để mở nhanh.',
  'instructions.refreshTitle': 'Tải lại trang này',
  'instructions.refreshText': 'Tiện ích mới chỉ hoạt động trên các trang được tải sau khi cài đặt.',
}
