import { settingContract } from '#shared/domains/identity/setting/contract.ts';
import { type Setting, SettingInput } from '#shared/domains/identity/setting/schemas.ts';
import { companyContract } from '#shared/domains/relations/company/contract.ts';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import type { ApprovedKind } from '#shared/kernel/access/approval.ts';
import type { Route } from '#shared/kernel/contract/route.ts';
import { type Caller, ok, type RawCall } from '#test/support/api.ts';
import type { Agency } from '#test/support/fixtures.ts';

type Operation = 'create' | 'copy' | 'update' | 'remove' | 'restore' | 'get' | 'list' | 'approve' | 'activity';
/** An area as far as it is like the others. */
export interface Area {
  readonly name: ApprovedKind;
  readonly routes: Readonly<Record<Operation, Route>>;
  readonly input: (name: string) => object;
}
export const AREAS: readonly Area[] = [
  {
    name: 'company',
    routes: companyContract.routes,
    input: (name) => ({ name, roles: ['promoter'], address: {} }),
  },
  { name: 'contact', routes: contactContract.routes, input: (lastName) => ({ lastName }) },
];

export interface Row {
  readonly id: string;
  readonly rev: number;
  readonly isPreliminary?: true;
}
/** The record that a call of any area answers. */
export const done = async (route: Route, by: Caller, input: RawCall): Promise<Row> =>
  (await ok(route, by, input as never)) as Row;

/** Says in which areas new records wait. */
export async function setApprovals(agency: Agency, approvals: readonly ApprovedKind[]): Promise<Setting> {
  const { administrator } = agency.users;
  const { rev, maxSessions: _max, ...now } = await ok(settingContract.routes.get, administrator, {});
  const body = { ...SettingInput.parse({ ...now, approvals }), rev };
  return ok(settingContract.routes.save, administrator, { body });
}
