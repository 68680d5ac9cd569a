import type { InstructionMessages } from '../../messages.ts'

/** The setup instructions in Brazilian Portuguese. */
export const ptBR: InstructionMessages = {
  'instructions.appInstallTitle': 'Abra a {wallet} no seu celular',
  'instructions.appInstallText': 'Adicione à tela inicial para acesso rápido.',
  'instructions.createTitle': 'Crie ou importe uma carteira',
  'instructions.createText':
    'Anote sua frase de recuperação em papel. Quem a tiver controla sua carteira, então nunca a digite em um site.',
  'instructions.scanTitle': 'Toque no leitor',
  'instructions.scanText': 'Escaneie o código da próxima tela e aprove a conexão.',
  'instructions.openTitle': 'Abra esta página na {wallet}',
  'instructions.openText':
    'Use o navegador dentro do aplicativo e conecte-se por lá. Esta carteira não escaneia códigos.',
  'instructions.extensionInstallTitle': 'Instale a extensão {wallet}',
  'instructions.extensionInstallText': 'Fixe-a ao lado da barra de endereços para acesso rápido.',
  'instructions.refreshTitle': 'Atualize esta página',
  'instructions.refreshText':
    'Uma extensão nova só funciona em páginas carregadas depois da instalação.',
}
