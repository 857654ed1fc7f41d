import { isTestCertificate } from './certificate.ts';

/** The key that seals. Its private part stays where it is: in KMS, or in a local file. */
export interface Signer {
  /** DER. The signing certificate is first, then its issuers. */
  readonly certificateChain: readonly Uint8Array[];
  /** Signs over SHA-256 of the bytes: DER of ECDSA, or PKCS #1 v1.5 of RSA. */
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array>;
}

export function signingCertificate({ certificateChain: [first] }: Pick<Signer, 'certificateChain'>): Uint8Array {
  if (!first) throw new Error('The seal key has no certificate.');
  return first;
}

interface SealKey {
  readonly isLocal: boolean;
  /** Key id or ARN, with its chain in PEM. */
  readonly kms?: { readonly keyId: string; readonly chain: string };
  /** The file of the local test key; the first start makes it. */
  readonly testKeyFile?: string;
  readonly now: Date;
}

async function load({ kms, testKeyFile, now }: SealKey): Promise<Signer> {
  if (kms) return (await import('./kms-signer.ts')).kmsSigner(kms);
  if (testKeyFile) return (await import('./test-signer.ts')).testSigner(testKeyFile, now);
  throw new Error('No seal key is configured.');
}

/** Loads the configured key. Only a local installation may seal with a test key. */
export async function signerOf(key: SealKey): Promise<Signer> {
  const signer = await load(key);
  if (!key.isLocal && isTestCertificate(signingCertificate(signer)))
    throw new Error('This stage refuses the test key. Configure a seal key of KMS with its certificate.');
  return signer;
}
