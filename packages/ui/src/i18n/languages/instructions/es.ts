import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Spanish. */
export const es: InstructionMessages = {
  'instructions.appInstallTitle': 'Abre {wallet} en tu teléfono',
  'instructions.appInstallText': 'Añádela a la pantalla de inicio para acceder rápido.',
  'instructions.createTitle': 'Crea o importa una billetera',
  'instructions.createText':
    'Escribe tu frase de recuperación en papel. Quien la tenga controla tu billetera, así que nunca la escribas en un sitio web.',
  'instructions.scanTitle': 'Toca el escáner',
  'instructions.scanText': 'Escanea el código de la siguiente pantalla y aprueba la conexión.',
  'instructions.openTitle': 'Abre esta página en {wallet}',
  'instructions.openText':
    'Usa el navegador de la aplicación y conéctate desde ahí. Esta billetera no puede escanear códigos.',
  'instructions.extensionInstallTitle': 'Instala la extensión {wallet}',
  'instructions.extensionInstallText':
    'Fíjala junto a la barra de direcciones para acceder rápido.',
  'instructions.refreshTitle': 'Actualiza esta página',
  'instructions.refreshText':
    'Una extensión nueva solo funciona en las páginas cargadas después de instalarla.',
}
