import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Indonesian. */
export const id: InstructionMessages = {
  'instructions.appInstallTitle': 'Buka {wallet} di ponsel Anda',
  'instructions.appInstallText': 'Tambahkan ke layar utama agar cepat dibuka.',
  'instructions.createTitle': 'Buat atau impor dompet',
  'instructions.createText':
    'Tulis frasa pemulihan di kertas. Siapa pun yang memilikinya menguasai dompet Anda, jadi jangan pernah mengetiknya di situs web.',
  'instructions.scanTitle': 'Ketuk pemindai',
  'instructions.scanText': 'Pindai kode di layar berikutnya, lalu setujui koneksinya.',
  'instructions.openTitle': 'Buka halaman ini di {wallet}',
  'instructions.openText':
    'Gunakan browser di dalam aplikasi dan hubungkan di sana. Dompet ini tidak bisa memindai kode.',
  'instructions.extensionInstallTitle': 'Pasang ekstensi {wallet}',
  'instructions.extensionInstallText': 'Sematkan di sebelah bilah alamat agar cepat dibuka.',
  'instructions.refreshTitle': 'Muat ulang halaman ini',
  'instructions.refreshText':
    'Ekstensi baru hanya berfungsi di halaman yang dimuat setelah ekstensi dipasang.',
}
