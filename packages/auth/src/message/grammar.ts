// The grammars of RFC 3986, RFC 3339 and EIP-4361 as regular expression sources, without anchors.

const pctEncoded = '%[0-9A-Fa-f]{2}'
const unreserved = 'A-Za-z0-9\\-._~'
const subDelims = "!$&'()*+,;="
const pchar = `(?:[${unreserved}${subDelims}:@]|${pctEncoded})`

const decOctet = '(?:25[0-5]|2[0-4]\\d|1\\d{2}|[1-9]?\\d)'
const ipv4 = `(?:${decOctet}\\.){3}${decOctet}`
const h16 = '[0-9A-Fa-f]{1,4}'
const ls32 = `(?:${h16}:${h16}|${ipv4})`
// The nine forms of RFC 3986 §3.2.2: how many groups may precede '::' and how many must follow it.
const ipv6 = [
  `(?:${h16}:){6}${ls32}`,
  `::(?:${h16}:){5}${ls32}`,
  ...[4, 3, 2, 1, 0].map(
    (after, index) => `(?:(?:${h16}:){0,${index}}${h16})?::(?:${h16}:){${after}}${ls32}`,
  ),
  `(?:(?:${h16}:){0,5}${h16})?::${h16}`,
  `(?:(?:${h16}:){0,6}${h16})?::`,
].join('|')
const ipvFuture = `[vV][0-9A-Fa-f]+\\.[${unreserved}${subDelims}:]+`
const regName = (least: '*' | '+') => `(?:[${unreserved}${subDelims}]|${pctEncoded})${least}`
const userinfo = `(?:[${unreserved}${subDelims}:]|${pctEncoded})*@`
const authority = (least: '*' | '+') =>
  `(?:${userinfo})?(?:\\[(?:${ipv6}|${ipvFuture})\\]|${regName(least)})(?::\\d*)?`

const path = `(?://${authority('*')}(?:/${pchar}*)*|/(?:${pchar}+(?:/${pchar}*)*)?|${pchar}+(?:/${pchar}*)*)?`

export const scheme = '[A-Za-z][A-Za-z0-9+\\-.]*'
/** An RFC 3986 authority with a non-empty host (EIP-4361, `domain`). */
export const domain = authority('+')
/** An RFC 3986 `URI`: always with a scheme, so relative references do not match. */
export const uri = `${scheme}:${path}(?:\\?(?:${pchar}|[/?])*)?(?:#(?:${pchar}|[/?])*)?`
export const requestId = `${pchar}*`
/** EIP-4361 `statement`: reserved and unreserved ASCII characters and spaces, no line breaks. */
export const statement = `[${unreserved}${subDelims}:/?#\\[\\]@ ]+`
export const dateTime =
  '\\d{4}-\\d{2}-\\d{2}[Tt]\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,9})?(?:[Zz]|[+\\-]\\d{2}:\\d{2})'
