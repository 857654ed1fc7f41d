import { KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { env } from '#functions/platform/runtime/env.ts';
import { chainOf, keyKindOf } from './certificate.ts';
import { type Signer, signingCertificate } from './signer.ts';

/* Import this module only by `import()`: other functions must not carry the client. */

const ALGORITHM = { ec: 'ECDSA_SHA_256', rsa: 'RSASSA_PKCS1_V1_5_SHA_256' } as const;

interface KmsKey {
  /** Id or ARN. */
  readonly keyId: string;
  /** PEM, the certificate of this key first. */
  readonly chain: string;
}

/** Signs in KMS. It sends the signed attributes, about 200 bytes; KMS takes 4096. */
export function kmsSigner({ keyId, chain }: KmsKey, client = new KMSClient({ region: env.region() })): Signer {
  const certificateChain = chainOf(chain);
  const SigningAlgorithm = ALGORITHM[keyKindOf(signingCertificate({ certificateChain }))];
  return {
    certificateChain,
    sign: async (Message) => {
      const input = { KeyId: keyId, Message, MessageType: 'RAW', SigningAlgorithm } as const;
      const { Signature } = await client.send(new SignCommand(input));
      if (!Signature) throw new Error('KMS returned no signature.');
      return Signature;
    },
  };
}
