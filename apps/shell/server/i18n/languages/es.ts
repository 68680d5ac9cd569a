import type { ServerMessages } from '../texts.ts'

/** The server's texts in this language. */
export const es: ServerMessages = {
  'explorer.back': 'Volver a {site}',
  'explorer.note': 'Copia local de {network}. Aquí no hay dinero real.',
  'explorer.notKnown': 'Desconocido',
  'explorer.refresh': 'Actualizar',
  'explorer.transaction': 'Transacción',
  'explorer.hash': 'Hash',
  'explorer.status': 'Estado',
  'explorer.pending': 'Pendiente: aún no está en un bloque',
  'explorer.confirmed': 'Confirmada',
  'explorer.reverted': 'Revertida: no cambió nada, solo se pagó la comisión',
  'explorer.unknown': 'En un bloque, resultado desconocido',
  'explorer.from': 'De',
  'explorer.to': 'Para',
  'explorer.created': 'Contrato nuevo',
  'explorer.value': 'Valor',
  'explorer.fee': 'Comisión de gas',
  'explorer.feeOf': 'por {gas} gas',
  'explorer.block': 'Bloque',
  'explorer.confirmations': 'Confirmaciones',
  'explorer.time': 'Hora',
  'explorer.nonce': 'Nonce',
  'explorer.data': 'Datos',
  'explorer.bytes': { one: '{count} byte', other: '{count} bytes' },
  'explorer.configuredDecimals': {
    one: 'se muestra con {count} decimal, según la configuración',
    other: 'se muestra con {count} decimales, según la configuración',
  },
  'explorer.address': 'Dirección',
  'explorer.balance': 'Saldo',
  'explorer.sent': 'Transacciones enviadas',
  'explorer.kind': 'Tipo',
  'explorer.account': 'Cuenta',
  'explorer.contract': 'Contrato, {size} de código',
  'explorer.latestBlock': 'Último bloque',
  'explorer.unknownTransaction': 'Transacción desconocida',
  'explorer.unknownTransactionText':
    'La copia local de {network} no tiene ninguna transacción con este hash. La demo reinicia sus redes cada vez que arranca, así que las transacciones anteriores ya no están.',
  'explorer.notAHash':
    'No es un hash de transacción. Un hash es 0x seguido de 64 dígitos hexadecimales.',
  'explorer.notAnAddress':
    'No es una dirección. Una dirección es 0x seguido de 40 dígitos hexadecimales.',
  'explorer.unknownNetwork': 'Red desconocida',
  'explorer.unknownNetworkText': 'Esta demo no tiene ninguna red con este ID de cadena.',
  'explorer.notFound': 'No encontrado',
  'explorer.notFoundText': 'El explorador solo muestra transacciones y direcciones sueltas.',
  'explorer.noAnswer': 'Sin respuesta',
  'explorer.noAnswerText': 'La copia local de {network} no responde. ¿Sigue en marcha la demo?',
  'page.description':
    'Conecta una billetera y mira lo que contiene. Sin cuenta, sin contraseña, sin correo.',
  'page.noScript':
    'Foyer necesita JavaScript para conectarse a tu billetera. Actívalo y recarga la página.',
}
