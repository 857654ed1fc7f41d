import * as z from 'zod';
import { AppError } from '#shared/kernel/contract/error.ts';
import { Id } from '#shared/kernel/record/ids.ts';
import { LocalDate } from '#shared/kernel/time/date.ts';

/** How far the certificate of a withheld tax is. The order is that of its life. */
export const CERTIFICATE_STATES = ['notRequested', 'requested', 'received', 'reclaimed'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

export const CertificateInput = z.object({
  requestedOn: LocalDate.optional(),
  receivedOn: LocalDate.optional(),
  /** One of the files of the show. */
  fileId: Id.optional(),
  /** The day on which the tax was claimed back with the certificate. */
  reclaimedOn: LocalDate.optional(),
});
export type CertificateInput = z.infer<typeof CertificateInput>;

/** The certificate of the tax that a promoter withheld. With it, the artist claims the tax back or has it credited. */
export const Certificate = CertificateInput.omit({ fileId: true }).extend({
  file: z.object({ fileId: Id, name: z.string() }).optional(),
});
export type Certificate = z.infer<typeof Certificate>;

type Days = Pick<Certificate, 'requestedOn' | 'receivedOn' | 'reclaimedOn'>;

export function certificateState({ requestedOn, receivedOn, reclaimedOn }: Days = {}): CertificateState {
  if (reclaimedOn) return 'reclaimed';
  if (receivedOn) return 'received';
  return requestedOn ? 'requested' : 'notRequested';
}

/** Refuses days in the future or out of order, and a file or a claim without the day on which the certificate came. */
export function checkCertificate({ fileId, ...days }: CertificateInput, today: LocalDate): void {
  const { requestedOn, receivedOn, reclaimedOn } = days;
  for (const field of ['requestedOn', 'receivedOn', 'reclaimedOn'] as const)
    if ((days[field] ?? '') > today) throw new AppError('deal.dateInFuture', { field });
  if ((fileId || reclaimedOn) && !receivedOn) throw new AppError('required', { field: 'receivedOn' });
  const early = (field: string, first: LocalDate) =>
    new AppError('deal.dateTooEarly', { field, params: { date: first } });
  if (requestedOn && receivedOn && receivedOn < requestedOn) throw early('receivedOn', requestedOn);
  if (receivedOn && reclaimedOn && reclaimedOn < receivedOn) throw early('reclaimedOn', receivedOn);
}
