import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Korean. */
export const ko: InstructionMessages = {
  'instructions.appInstallTitle': '휴대폰에서 {wallet} 열기',
  'instructions.appInstallText': '홈 화면에 추가하면 빠르게 열 수 있습니다.',
  'instructions.createTitle': '지갑 만들기 또는 가져오기',
  'instructions.createText':
    '복구 구문을 종이에 적어 두세요. 이를 가진 사람은 누구나 지갑을 사용할 수 있으므로 웹사이트에 절대 입력하지 마세요.',
  'instructions.scanTitle': '스캐너 누르기',
  'instructions.scanText': '다음 화면의 코드를 스캔한 뒤 연결을 승인하세요.',
  'instructions.openTitle': '{wallet}에서 이 페이지 열기',
  'instructions.openText':
    '앱 안의 브라우저를 사용해 거기에서 연결하세요. 이 지갑은 코드를 스캔할 수 없습니다.',
  'instructions.extensionInstallTitle': '{wallet} 확장 프로그램 설치',
  'instructions.extensionInstallText': '주소창 옆에 고정하면 빠르게 열 수 있습니다.',
  'instructions.refreshTitle': '이 페이지 새로고침',
  'instructions.refreshText': '새 확장 프로그램은 설치한 뒤에 불러온 페이지에서만 작동합니다.',
}
