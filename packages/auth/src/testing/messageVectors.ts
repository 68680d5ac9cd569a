// One row per case. The cases are those of the public test vectors of siwe and EIP-4361; the
// messages are our own.

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'

interface Parts {
  readonly head?: string
  readonly address?: string
  /** The text between the address and the fields. */
  readonly statement?: string
  readonly fields?: readonly (readonly [string, string])[]
  readonly tail?: string
}

const required = [
  ['URI', 'https://hall.example/login'],
  ['Version', '1'],
  ['Chain ID', '1'],
  ['Nonce', 'kEWepMt9knR6lWJ6A'],
  ['Issued At', '2021-09-30T16:25:24.000Z'],
] as const
const optional = [
  ['Expiration Time', '2023-03-17T12:45:13.610Z'],
  ['Not Before', '2022-03-17T12:45:13.610Z'],
  ['Request ID', 'some_id'],
] as const
const all = [...required, ...optional]
const resources =
  '\nResources:\n- https://hall.example/one\n- ipfs://bafybeiemxf5abjwjbikoz4mc3a3dla6ual3jsgpdr4cjr3oz3evfyavhwq/'

function message(parts: Parts = {}): string {
  const head = parts.head ?? 'hall.example'
  const fields = (parts.fields ?? required).map(([name, value]) => `${name}: ${value}`).join('\n')
  return `${head} wants you to sign in with your Ethereum account:\n${parts.address ?? address}\n\n${
    parts.statement ?? 'I accept the Terms of Service: https://hall.example/tos\n'
  }\n${fields}${parts.tail ?? ''}`
}

/** All fields, one of them with another value. */
function changed(name: string, value: string) {
  return all.map(([key, old]) => [key, key === name ? value : old] as const)
}

function without(name: string) {
  return all.filter(([key]) => key !== name)
}

/** All fields, one of them moved behind another. */
function moved(name: string, behind: string) {
  const field = all.find(([key]) => key === name)
  return without(name).flatMap((other) => (other[0] === behind && field ? [other, field] : [other]))
}

export const positiveVectors: Readonly<Record<string, string>> = {
  'a couple of optional fields': message({ tail: resources }),
  'no optional field': message(),
  'all fields': message({ fields: all, tail: resources }),
  'a time without fractions of a second': message({
    fields: changed('Issued At', '2021-09-30T16:25:24Z'),
  }),
  'a time with a zone': message({ fields: changed('Issued At', '2021-09-30T16:25:24+02:00') }),
  'a time with a zone behind Greenwich and microseconds': message({
    fields: changed('Issued At', '2021-09-30T16:25:24.123456-11:30'),
  }),
  'a time in small letters': message({ fields: changed('Issued At', '2021-09-30t16:25:24z') }),
  'a leap second': message({ fields: changed('Issued At', '2016-12-31T23:59:60Z') }),
  'the 29th of February of a leap year': message({
    fields: changed('Issued At', '2024-02-29T00:00:00Z'),
  }),
  'a domain that is an IPv4 address': message({ head: '127.0.0.1' }),
  'a domain with userinfo': message({ head: 'test@127.0.0.1' }),
  'a domain with a port': message({ head: '127.0.0.1:8080' }),
  'a domain with userinfo and port': message({ head: 'test@127.0.0.1:8080' }),
  'a domain that is an IPv6 address': message({ head: '[::1]:8080' }),
  'a domain that is a whole IPv6 address': message({
    head: '[2001:0db8:85a3:0000:0000:8a2e:0370:7334]',
  }),
  'a domain with an address of the future': message({ head: '[v7.fe:~x]' }),
  'a domain of one word': message({ head: 'localhost' }),
  'a domain with an underscore and percent signs': message({ head: 'a_b%20c.example' }),
  'a scheme in front': message({ head: 'https://hall.example' }),
  'a scheme of an app in front': message({ head: 'my-app+1.0://hall.example' }),
  'no statement': message({ statement: '' }),
  'a statement of every letter that may be': message({
    statement: ":/?#[]@!$&'()*+,;= abcXYZ0189-._~\n",
  }),
  'a statement that looks like a field': message({ statement: 'Version: 2\n' }),
  'a statement of one space': message({ statement: ' \n' }),
  'an empty list of resources': message({ tail: '\nResources:' }),
  'an empty request id': message({ fields: [...required, ['Request ID', '']] }),
  'a request id of every letter that may be': message({
    fields: [...required, ['Request ID', "aZ09-._~!$&'()*+,;=:@%20"]],
  }),
  'only a time before which it is not valid': message({
    fields: [...required, ['Not Before', '2022-03-17T12:45:13.610Z']],
  }),
  'a long nonce and a long chain id': message({
    fields: changed('Chain ID', '9007199254740991').map(([key, value]) =>
      key === 'Nonce' ? ([key, 'a1'.repeat(48)] as const) : ([key, value] as const),
    ),
  }),
  'the shortest nonce': message({ fields: changed('Nonce', '12345678') }),
  'a URI without an authority': message({ fields: changed('URI', 'urn:uuid:f81d4fae-7dec-11d0') }),
  'a URI with everything': message({
    fields: changed('URI', 'https://user:pass@hall.example:123/one/two.three?q1=a1&q2=a2#body'),
  }),
  'a URI with an empty path': message({ fields: changed('URI', 'https://hall.example?a=/?#/?') }),
  'a URI with an IPv4 in an IPv6': message({
    fields: changed('URI', 'uri://[::ffff:255.255.255.255]/p'),
  }),
  'a DID as URI': message({ fields: changed('URI', 'did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2Q') }),
}

export const negativeVectors: Readonly<Record<string, string>> = {
  nothing: '',
  'a missing mandatory field': message({ fields: without('Chain ID') }),
  'an extra line break before the statement': message({ statement: '\nI accept.\n' }),
  'an extra line break behind the statement': message({ statement: 'I accept.\n\n' }),
  'an empty statement, as siwe writes it': message({ statement: '\n' }),
  'a line break missing without a statement': message({ statement: '' }).replace('\n\n\n', '\n\n'),
  'a line break missing before the fields': message().replace('tos\n\n', 'tos\n'),
  'a line break at the end': message({ tail: '\n' }),
  'something before the domain': `Hello!\n${message()}`,
  'windows line breaks': message().replaceAll('\n', '\r\n'),
  'no domain': message({ head: '' }),
  'a domain that is no authority': message({ head: '#notrfc4501' }),
  'a domain with a path': message({ head: 'hall.example/evil' }),
  'a domain with a space': message({ head: 'hall.example evil.example' }),
  'a domain beyond ASCII': message({ head: 'h\u00e4ll.example' }),
  'a domain with a port of letters': message({ head: 'hall.example:http' }),
  'a scheme of one digit': message({ head: '1://hall.example' }),
  'another account': message().replace('Ethereum', 'Bitcoin'),
  'capital letters in the sentence': message().replace('wants you', 'Wants you'),
  'no address': message({ address: '' }),
  'an address in small letters': message({ address: address.toLowerCase() }),
  'an address with a wrong capital': message({ address: address.replace('71C', '71c') }),
  'an address with 0X': message({ address: address.replace('0x', '0X') }),
  'an address that is too short': message({ address: address.slice(0, -1) }),
  'a statement with a line break': message({ statement: 'I accept: \nhttps://hall.example/tos\n' }),
  'a statement beyond ASCII': message({ statement: 'Gr\u00fc\u00dfe\n' }),
  'a statement with a letter that may not be': message({ statement: 'a < b\n' }),
  'a statement with a tab': message({ statement: 'a\tb\n' }),
  'no URI': message({ fields: without('URI') }),
  'no version': message({ fields: without('Version') }),
  'no nonce': message({ fields: without('Nonce') }),
  'no time': message({ fields: without('Issued At') }),
  'an empty line in place of a field': message({ fields: all }).replace(/Nonce: \w+/, ''),
  'two fields in one line': message({ fields: all }).replace('\nChain ID', 'Chain ID'),
  'the URI too late': message({ fields: moved('URI', 'Version') }),
  'the version too late': message({ fields: moved('Version', 'Chain ID') }),
  'the chain id too late': message({ fields: moved('Chain ID', 'Nonce') }),
  'the nonce too late': message({ fields: moved('Nonce', 'Issued At') }),
  'the time too late': message({ fields: moved('Issued At', 'Expiration Time') }),
  'the end before the time': message({ fields: moved('Expiration Time', 'Not Before') }),
  'the beginning too late': message({ fields: moved('Not Before', 'Request ID') }),
  'the request id behind the resources': message({
    fields: without('Request ID'),
    tail: `${resources}\nRequest ID: some_id`,
  }),
  'the beginning behind the resources': message({
    fields: without('Not Before'),
    tail: `${resources}\nNot Before: 2022-03-17T12:45:13.610Z`,
  }),
  'a field twice': message({ fields: [...all, ['Request ID', 'again']] }),
  'an unknown field': message({ fields: [...all, ['Colour', 'purple']] }),
  'a field in small letters': message().replace('Nonce:', 'nonce:'),
  'two spaces behind a colon': message().replace('Nonce: ', 'Nonce:  '),
  'a URI that is none': message({ fields: changed('URI', '_not_a_rfc3986_valid_uri_') }),
  'a URI without a scheme': message({ fields: changed('URI', '://hall.example/login') }),
  'a relative URI': message({ fields: changed('URI', '/login') }),
  'a URI with a space': message({ fields: changed('URI', 'https://hall.example/a b') }),
  'a URI with a space before its query': message({
    fields: changed('URI', 'uri://hall.example/a ?q'),
  }),
  'a URI with two fragments': message({ fields: changed('URI', 'https://hall.example/#a#b') }),
  'a URI with a bare percent sign': message({ fields: changed('URI', 'https://hall.example/%zz') }),
  'a URI with a caret': message({ fields: changed('URI', 'https://hall.example/^') }),
  'a URI with brackets in its path': message({
    fields: changed('URI', 'https://hall.example/[a]'),
  }),
  ...Object.fromEntries(
    [
      '::0.0.0.256',
      '::300.0.0.0',
      '::0.ff.0.255',
      'ffff:abcd:0:10:200:3000:f8a:1:ffff',
      'ffff:abcd:0:10:200:3000:f8a',
      'ffff:abcd:0:10:200:3000:ff:255.255.255.255',
      '::1:2:3:4:5:6:7:8',
      '::1:2:3:4:5:6:198.162.10.255',
      '1:2:3:4:5:6:7:8::',
      '1:2:3:4:5:6::198.162.10.255',
      '1:2:3:4:5::6:7:8',
      '1:2:3:4:5::6:198.162.10.255',
      '1::2::3',
      'v7',
      '',
    ].map((host) => [
      `a URI with [${host}]`,
      message({ fields: changed('URI', `uri://[${host}]/p`) }),
    ]),
  ),
  'another version': message({ fields: changed('Version', '2') }),
  'version 1.0': message({ fields: changed('Version', '1.0') }),
  'a chain id that is no number': message({ fields: changed('Chain ID', '?') }),
  'a hexadecimal chain id': message({ fields: changed('Chain ID', '0x1') }),
  'chain id 0': message({ fields: changed('Chain ID', '0') }),
  'a negative chain id': message({ fields: changed('Chain ID', '-1') }),
  'a chain id with a zero in front': message({ fields: changed('Chain ID', '01') }),
  'a chain id beyond 2^53': message({ fields: changed('Chain ID', '9007199254740993') }),
  'a nonce of seven letters': message({ fields: changed('Nonce', '1234567') }),
  'a nonce with a sign': message({ fields: changed('Nonce', '12345678-') }),
  'an endless nonce': message({ fields: changed('Nonce', 'a'.repeat(129)) }),
  ...Object.fromEntries(
    ['Issued At', 'Expiration Time', 'Not Before'].flatMap((name) =>
      [
        'Wed Oct 05 2011 16:48:00 GMT+0200 (CEST)',
        'never',
        '',
        '2021-09-30',
        '2021-09-30 16:25:24Z',
        '2021-09-30T16:25:24',
        '2021-13-01T00:00:00Z',
        '2021-02-29T00:00:00Z',
        '2021-04-31T00:00:00Z',
        '2021-01-00T00:00:00Z',
        '2021-01-01T24:00:00Z',
        '2021-01-01T00:60:00Z',
        '2021-01-01T00:00:61Z',
        '2021-01-01T00:00:00+24:00',
        '2021-01-01T00:00:00.Z',
        '1633019124',
      ].map((time) => [
        `${name} ${JSON.stringify(time)}`,
        message({ fields: changed(name, time) }),
      ]),
    ),
  ),
  'resources in one line': message({
    tail: '\nResources:\n- https://a.example - https://b.example',
  }),
  'a first resource that is no URI': message({ tail: '\nResources:\n- _no_\n- https://a.example' }),
  'a second resource that is no URI': message({
    tail: '\nResources:\n- https://a.example\n- _no_',
  }),
  'resources without dashes': message({ tail: '\nResources:\nhttps://a.example' }),
  'a space behind the resources': message({ tail: '\nResources: ' }),
  'a request id with a slash': message({ fields: changed('Request ID', 'a/b') }),
  'a request id with a space': message({ fields: changed('Request ID', 'a b') }),
  'the five lines that loose parsers take': `hall.example wants you to sign in with your Ethereum account:\n${address}\nAnything at all.\nNonce: 12345678\nChain ID: 1`,
}
