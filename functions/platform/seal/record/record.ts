import { X509Certificate } from 'node:crypto';
import { isTestCertificate } from '../certificate.ts';
import { sha256 } from '../digest.ts';

/** The record of a signing, as plain data. Instants are ISO 8601 in UTC. */
export interface SigningRecord {
  readonly document: {
    readonly id: string;
    readonly title: string;
    readonly revision: number;
    readonly agency: string;
    readonly createdAt: string;
    readonly sentAt: string;
    readonly completedAt: string;
    /** Finds the document on the verification page. */
    readonly code: string;
  };
  readonly files: readonly RecordFile[];
  readonly participants: readonly RecordParticipant[];
  readonly corrections: readonly RecordCorrection[];
  /** Every event, already in the language of the record. */
  readonly events: readonly { readonly no: number; readonly at: string; readonly text: string }[];
  /** Hash of the last event, which covers all before it. */
  readonly chainHead: string;
  readonly certificate: RecordCertificate;
}

export interface RecordFile {
  readonly name: string;
  readonly role: 'sign' | 'annex' | 'info';
  readonly pages?: number;
  /** SHA-256 in hexadecimal. */
  readonly sent: string;
  /** Missing for the file that holds this record, and for files that are not sealed. */
  readonly sealed?: string;
  readonly holdsRecord?: boolean;
}

export const RECORD_TIMES = ['invited', 'mailAccepted', 'opened', 'viewed', 'consented', 'acted'] as const;

export interface RecordParticipant {
  readonly step: number;
  readonly role: 'signer' | 'approver' | 'countersigner' | 'copy';
  readonly invited: { readonly name: string; readonly email: string };
  /** The name that the person signed with. */
  readonly signedAs?: string;
  /** The user for whom a substitute signed. */
  readonly insteadOf?: string;
  readonly capacity?: string;
  readonly access: 'link' | 'linkAndCode' | 'signIn';
  readonly times: Partial<Readonly<Record<(typeof RECORD_TIMES)[number], string>>>;
  readonly method?: 'typed' | 'drawn' | 'uploaded' | 'standingOrder';
  readonly consent?: { readonly version: string; readonly hash: string };
  readonly ip?: string;
  readonly userAgent?: string;
}

export interface RecordCorrection {
  readonly field: string;
  readonly before: string;
  readonly after: string;
  readonly by: string;
  /** Such as "for this booking only". */
  readonly decision: string;
}

export interface RecordCertificate {
  readonly subject: string;
  readonly issuer: string;
  readonly serial: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly sha256: string;
  readonly isTest: boolean;
}

const oneLine = (name: string): string => name.split('\n').join(', ');

/** The facts of a seal certificate, for the record. */
export function certificateFacts(certificate: Uint8Array): RecordCertificate {
  const { subject, issuer, serialNumber, validFrom, validTo } = new X509Certificate(certificate);
  return {
    subject: oneLine(subject),
    issuer: oneLine(issuer),
    serial: serialNumber,
    validFrom: new Date(validFrom).toISOString(),
    validTo: new Date(validTo).toISOString(),
    sha256: sha256(certificate).toString('hex'),
    isTest: isTestCertificate(certificate),
  };
}

const FORMAT = 'backline-signing-record/1';

/** The record as a file for machines. */
export const recordJson = (record: SigningRecord): Uint8Array =>
  Buffer.from(`${JSON.stringify({ format: FORMAT, ...record }, null, 2)}\n`);
