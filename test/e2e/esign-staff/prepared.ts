import { freeShows, type Staff } from '../esign/sending.ts';
import { expect } from '../person.ts';

interface Report {
  readonly id: string;
  readonly isFinished: boolean;
  readonly rows: readonly { readonly contract?: { readonly id: string } }[];
}
/** Prepares the signing of a new contract, and answers the contract's id. */
export async function preparedContract(staff: Staff): Promise<string> {
  const show = (await freeShows(staff)).at(-1);
  const begun = await staff.ok('POST', '/api/page/bulksend', { showIds: [show?.id], isSent: false });
  let report = begun as unknown as Report;
  await expect
    .poll(
      async () => {
        report = (await staff.ok('GET', `/api/page/bulksend/${begun.id}`)) as unknown as Report;
        return report.isFinished;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  return report.rows[0]?.contract?.id ?? '';
}
