import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Hindi. */
export const hi: InstructionMessages = {
  'instructions.appInstallTitle': 'अपने फ़ोन पर {wallet} खोलें',
  'instructions.appInstallText': 'जल्दी खोलने के लिए इसे होम स्क्रीन पर जोड़ें।',
  'instructions.createTitle': 'वॉलेट बनाएँ या इंपोर्ट करें',
  'instructions.createText':
    'अपना रिकवरी फ़्रेज़ काग़ज़ पर लिख लें। जिसके पास यह हो, वह आपका वॉलेट चला सकता है, इसलिए इसे कभी किसी वेबसाइट पर न लिखें।',
  'instructions.scanTitle': 'स्कैनर पर टैप करें',
  'instructions.scanText': 'अगली स्क्रीन का कोड स्कैन करें, फिर कनेक्शन को मंज़ूरी दें।',
  'instructions.openTitle': 'यह पेज {wallet} में खोलें',
  'instructions.openText':
    'ऐप के अंदर का ब्राउज़र इस्तेमाल करें और वहीं कनेक्ट करें। यह वॉलेट कोड स्कैन नहीं कर सकता।',
  'instructions.extensionInstallTitle': '{wallet} एक्सटेंशन इंस्टॉल करें',
  'instructions.extensionInstallText': 'जल्दी खोलने के लिए इसे एड्रेस बार के पास पिन करें।',
  'instructions.refreshTitle': 'यह पेज रीफ़्रेश करें',
  'instructions.refreshText': 'नया एक्सटेंशन केवल उन पेजों पर चलता है जो इंस्टॉल के बाद लोड हुए हों।',
}
