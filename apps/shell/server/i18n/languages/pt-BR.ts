import type { ServerMessages } from '../texts.ts'

/** The server's texts in this language. */
export const ptBR: ServerMessages = {
  'explorer.back': 'Voltar para {site}',
  'explorer.note': 'Cópia local de {network}. Nada aqui é dinheiro de verdade.',
  'explorer.notKnown': 'Desconhecido',
  'explorer.refresh': 'Atualizar',
  'explorer.transaction': 'Transação',
  'explorer.hash': 'Hash',
  'explorer.status': 'Status',
  'explorer.pending': 'Pendente: ainda não está em um bloco',
  'explorer.confirmed': 'Confirmada',
  'explorer.reverted': 'Revertida: nada mudou, só a taxa foi paga',
  'explorer.unknown': 'Em um bloco, resultado desconhecido',
  'explorer.from': 'De',
  'explorer.to': 'Para',
  'explorer.created': 'Novo contrato',
  'explorer.value': 'Valor',
  'explorer.fee': 'Taxa de gas',
  'explorer.feeOf': 'por {gas} gas',
  'explorer.block': 'Bloco',
  'explorer.confirmations': 'Confirmações',
  'explorer.time': 'Horário',
  'explorer.nonce': 'Nonce',
  'explorer.data': 'Dados',
  'explorer.bytes': { one: '{count} byte', other: '{count} bytes' },
  'explorer.configuredDecimals': {
    one: 'exibido com {count} casa decimal, conforme configurado',
    other: 'exibido com {count} casas decimais, conforme configurado',
  },
  'explorer.address': 'Endereço',
  'explorer.balance': 'Saldo',
  'explorer.sent': 'Transações enviadas',
  'explorer.kind': 'Tipo',
  'explorer.account': 'Conta',
  'explorer.contract': 'Contrato, {size} de código',
  'explorer.latestBlock': 'Último bloco',
  'explorer.unknownTransaction': 'Transação desconhecida',
  'explorer.unknownTransactionText':
    'A cópia local de {network} não tem nenhuma transação com este hash. A demo reinicia suas redes sempre que começa, então as transações anteriores não existem mais.',
  'explorer.notAHash':
    'Isto não é um hash de transação. Um hash é 0x seguido de 64 dígitos hexadecimais.',
  'explorer.notAnAddress':
    'Isto não é um endereço. Um endereço é 0x seguido de 40 dígitos hexadecimais.',
  'explorer.unknownNetwork': 'Rede desconhecida',
  'explorer.unknownNetworkText': 'Esta demo não tem nenhuma rede com este ID.',
  'explorer.notFound': 'Não encontrado',
  'explorer.notFoundText': 'O explorador só mostra transações e endereços individuais.',
  'explorer.noAnswer': 'Sem resposta',
  'explorer.noAnswerText':
    'A cópia local de {network} não está respondendo. A demo ainda está em execução?',
  'page.description':
    'Conecte uma carteira e veja o que ela tem. Sem conta, sem senha, sem e-mail.',
  'page.noScript':
    'O Foyer precisa de JavaScript para se conectar à sua carteira. Ative-o e recarregue a página.',
}
