import type { File } from '#shared/domains/attached/file/schemas.ts';
import { linkContract } from '#shared/domains/relations/link/contract.ts';
import type { SeenShare, ShareInput } from '#shared/domains/relations/link/share.ts';
import type { RecordSubject } from '#shared/kernel/record/subject.ts';
import { makeShow } from '#test/api/contract/agency.ts';
import { upload } from '#test/api/file/uploads.ts';
import { ok } from '#test/support/api.ts';
import type { Agency } from '#test/support/fixtures.ts';
import { Visitor } from './door.ts';

export const { routes } = linkContract;

export interface Shared {
  readonly target: RecordSubject;
  readonly files: readonly File[];
}
/** A show with files of these names. */
export async function showWith(agency: Agency, ...names: readonly string[]): Promise<Shared> {
  const target = { entity: 'show' as const, recordId: (await makeShow(agency)).id };
  const files: File[] = [];
  for (const name of names) files.push(await upload(agency.users.agent, target, name));
  return { target, files };
}

export const inputOf = ({ target, files }: Shared, more: Partial<ShareInput> = {}) => ({
  ...target,
  fileIds: files.map(({ id }) => id),
  name: 'Nina Test',
  locale: 'en' as const,
  ...more,
});

/** Makes a link without an address. Answers with its secret. */
export async function secretFor(agency: Agency, shared: Shared, more: Partial<ShareInput> = {}): Promise<string> {
  const { url } = await ok(routes.shareFiles, agency.users.agent, { body: inputOf(shared, more) });
  return url?.split('/').at(-1) ?? '';
}

/** A browser that has opened a link. */
export async function opened(secret: string, body: object = {}): Promise<{ visitor: Visitor; seen: SeenShare }> {
  const visitor = new Visitor();
  const answer = await visitor.call(routes.openFiles, secret, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return { visitor, seen: answer.body };
}

export const rowsOf = async (agency: Agency, { target }: Shared) =>
  (await ok(routes.fileLinks, agency.users.agent, { body: target })).rows;

/** The secret of the latest mail to an address that leads to a download. */
export const secretIn = (mails: readonly { readonly to: string; readonly text: string }[], to: string): string => {
  const found = mails.findLast((one) => one.to === to && one.text.includes('/download/'));
  return /\/download\/([\w-]{43})/.exec(found?.text ?? '')?.[1] ?? '';
};
