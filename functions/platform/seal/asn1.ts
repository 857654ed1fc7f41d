import * as asn1 from 'asn1js';

/* Short names for the parts of ASN.1 that certificates and CMS need. All output is DER. */

export type Node = asn1.AsnType;

export const OID = {
  commonName: '2.5.4.3',
  organization: '2.5.4.10',
  subjectKeyIdentifier: '2.5.29.14',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  authorityKeyIdentifier: '2.5.29.35',
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timestampToken: '1.2.840.113549.1.9.16.2.14',
  timestampInfo: '1.2.840.113549.1.9.16.1.4',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
} as const;

export const sequence = (...value: Node[]) => new asn1.Sequence({ value });
export const set = (...value: Node[]) => new asn1.Set({ value });
export const oid = (value: string) => new asn1.ObjectIdentifier({ value });
export const octets = (valueHex: Uint8Array) => new asn1.OctetString({ valueHex });
export const integer = (value: number) => new asn1.Integer({ value });
export const nothing = () => new asn1.Null();
/** A context-specific tag around `value`. */
export const tagged = (tagNumber: number, ...value: Node[]) =>
  new asn1.Constructed({ idBlock: { tagClass: 3, tagNumber }, value });

export const der = (node: Node): Buffer => Buffer.from(node.toBER(false));

/** Sorts the members of a SET OF, as DER demands. */
export const sorted = (nodes: readonly Node[]): Node[] =>
  nodes
    .map((node) => ({ node, bytes: der(node) }))
    .sort((a, b) => Buffer.compare(a.bytes, b.bytes))
    .map(({ node }) => node);

/** Bytes that are not the expected ASN.1. */
export class Asn1Error extends Error {
  override readonly name = 'Asn1Error';
}

/** Reads one value and says how many bytes it takes; more bytes may follow. */
export function parsePrefix(bytes: Uint8Array): { readonly node: Node; readonly length: number } {
  const { result, offset } = asn1.fromBER(bytes);
  if (offset === -1) throw new Asn1Error(result.error || 'not ASN.1');
  return { node: result, length: offset };
}

export function parse(bytes: Uint8Array): Node {
  const { node, length } = parsePrefix(bytes);
  if (length !== bytes.length) throw new Asn1Error('more bytes follow the value');
  return node;
}

export function childrenOf(node: Node | undefined): Node[] {
  if (!(node instanceof asn1.Constructed)) throw new Asn1Error('no constructed value');
  return node.valueBlock.value.filter((child): child is asn1.BaseBlock => child instanceof asn1.BaseBlock);
}

/** The child at `path`, such as `[1, 0]`: the first child of the second child. */
export function at(node: Node | undefined, ...path: number[]): Node {
  const found = path.reduce<Node | undefined>((current, position) => childrenOf(current)[position], node);
  if (!found) throw new Asn1Error(`no value at ${path.join('.')}`);
  return found;
}

/** The child with a context-specific tag. */
export const taggedChild = (node: Node, tagNumber: number): Node | undefined =>
  childrenOf(node).find(({ idBlock }) => idBlock.tagClass === 3 && idBlock.tagNumber === tagNumber);

export function oidOf(node: Node): string {
  if (!(node instanceof asn1.ObjectIdentifier)) throw new Asn1Error('no object identifier');
  return node.valueBlock.toString();
}

export function octetsOf(node: Node): Buffer {
  if (!(node instanceof asn1.OctetString)) throw new Asn1Error('no octet string');
  return Buffer.from(node.getValue());
}

export function integerOf(node: Node): bigint {
  if (!(node instanceof asn1.Integer)) throw new Asn1Error('no integer');
  return node.toBigInt();
}
