import { type CertificateState, certificateState } from '#shared/domains/booking/deal/certificate.ts';

/** The days of a certificate as day numbers; 0 stands for none. */
export interface CertificateDays {
  readonly requested: number;
  readonly received: number;
  readonly reclaimed: number;
}

const said = (day: number): string | undefined => (day > 0 ? String(day) : undefined);
export const stateOfDays = ({ requested, received, reclaimed }: CertificateDays): CertificateState =>
  certificateState({ requestedOn: said(requested), receivedOn: said(received), reclaimedOn: said(reclaimed) });

/** Counts the days since the request or, without one, since the show. A certificate that came waits no more. */
export function waitingDays({ requested, received }: CertificateDays, showDay: number, today: number) {
  return received > 0 ? undefined : Math.max(0, today - (requested || showDay));
}
