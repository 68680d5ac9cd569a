import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Malay. */
export const ms: InstructionMessages = {
  'instructions.appInstallTitle': 'Buka {wallet} pada telefon anda',
  'instructions.appInstallText': 'Tambahkannya pada skrin utama untuk akses pantas.',
  'instructions.createTitle': 'Cipta atau import dompet',
  'instructions.createText':
    'Tulis frasa pemulihan pada kertas. Sesiapa yang memilikinya boleh mengawal dompet anda, jadi jangan sekali-kali menaipnya di laman web.',
  'instructions.scanTitle': 'Ketik pengimbas',
  'instructions.scanText': 'Imbas kod pada skrin seterusnya, kemudian luluskan sambungan.',
  'instructions.openTitle': 'Buka halaman ini dalam {wallet}',
  'instructions.openText':
    'Gunakan pelayar dalam aplikasi dan sambung dari situ. Dompet ini tidak boleh mengimbas kod.',
  'instructions.extensionInstallTitle': 'Pasang sambungan pelayar {wallet}',
  'instructions.extensionInstallText': 'Sematkannya di sebelah bar alamat untuk akses pantas.',
  'instructions.refreshTitle': 'Muat semula halaman ini',
  'instructions.refreshText':
    'Sambungan pelayar baharu hanya berfungsi pada halaman yang dimuatkan selepas ia dipasang.',
}
