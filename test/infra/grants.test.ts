import { describe, expect, it } from 'vitest';
import { grantClass } from '#infra/grants.ts';
import { functionName, operationName } from '#infra/names.ts';
import { allRoutes } from '#shared/contracts.ts';
import { jobs } from '#shared/jobs.ts';
import { QUEUES } from '#shared/kernel/contract/job.ts';
import type { Grant } from '#shared/kernel/contract/route.ts';
import { workers } from '#shared/workers.ts';
import { build, ofType, operationsOf, type StackView, stage } from './support.ts';
import { synthetic } from './synthetic.ts';

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
  readonly Condition?: Record<string, unknown>;
}
interface Policy {
  readonly PolicyName: string;
  readonly PolicyDocument: { readonly Statement: readonly Statement[] };
}

const actionsOf = ({ Action }: Statement): string[] => (typeof Action === 'string' ? [Action] : [...Action]).sort();
const HARMLESS = new Set(['logs', 'xray', 'kms']);

type Meaning = Grant | 'platform' | 'own' | 'unknown';

const tableMeaning = (verbs: string[], { Condition = {} }: Statement): Meaning => {
  if (JSON.stringify(Condition).includes('LeadingKeys')) return 'platform';
  return verbs.includes('PutItem') ? 'table:write' : 'table:read';
};
const filesMeaning = (verbs: string[]): Meaning => {
  if (verbs.join() === 'ListBucket') return 'own';
  return verbs.includes('PutObject') ? 'files:write' : 'files:read';
};
/** Sealed files are read with `files:read`. No function may remove one. */
function signedMeaning(where: string, verbs: string[]): Meaning[] {
  if (!where.includes('-signed-')) return [];
  if (verbs.join() === 'PutObject') return ['sealed:write'];
  return verbs.join() === 'GetObject' ? ['own'] : [];
}
const queueMeanings = (where: string): Meaning[] =>
  QUEUES.filter((name) => where.toLowerCase().includes(`outputfngetatt${name}`)).map(
    (name): Meaning => `queue:${name}`,
  );

/** Works out the meaning of a statement's actions and resources, independently of the code that wrote them. */
function meanings(statement: Statement): Meaning[] {
  const actions = actionsOf(statement).map((action) => action.split(':') as [string, string]);
  const services = [...new Set(actions.map(([service]) => service))];
  if (actions.some(([service, verb]) => service === 'kms' && verb === 'Sign')) return ['seal:sign'];
  if (services.every((service) => HARMLESS.has(service))) return ['own'];
  const [where, verbs] = [JSON.stringify(statement.Resource), actions.map(([, verb]) => verb)];
  const found: Record<string, () => Meaning[]> = {
    dynamodb: () => (where.includes(`table/backline-${stage.name}`) ? [tableMeaning(verbs, statement)] : []),
    s3: () => (where.includes('-files-') ? [filesMeaning(verbs)] : signedMeaning(where, verbs)),
    ses: () => (where.includes(stage.mailDomain) ? ['mail:send'] : []),
    'cognito-idp': () => (where.includes('Users') ? ['identity:admin'] : []),
    lambda: () => (where.includes(`:function:backline-${stage.name}-*-job`) ? ['jobs:run'] : []),
    sqs: () => (verbs.includes('SendMessage') ? queueMeanings(where) : []),
  };
  const result = services.flatMap((service) => found[service]?.() ?? []);
  return result.length > 0 ? result : ['unknown'];
}

interface Found {
  readonly grants: readonly string[];
  readonly statements: readonly Statement[];
}

function roleOf(view: StackView, name: string): Found {
  const [, fn] = ofType(view, 'AWS::Lambda::Function').find(([, r]) => r.Properties.FunctionName === name) ?? [];
  const [roleId] = (fn?.Properties.Role as { 'Fn::GetAtt': [string] } | undefined)?.['Fn::GetAtt'] ?? [''];
  const policies = (view.resources[roleId]?.Properties.Policies ?? []) as readonly Policy[];
  const statements = policies.flatMap((policy) => policy.PolicyDocument.Statement);
  const grants = statements.flatMap(meanings).filter((m) => m !== 'own' && m !== 'platform');
  return { grants: [...new Set(grants)].sort(), statements };
}

/** Lists the declared grants. A write covers the read of the same kind, so a role names only the write. */
const declared = (grants: readonly Grant[]): string[] =>
  [...new Set(grants)]
    .filter((g) => !(g.endsWith(':read') && grants.includes(g.replace('read', 'write') as Grant)))
    .sort();

describe.each([
  ['the product', { routes: allRoutes, jobs, workers }],
  ['a synthetic product', synthetic],
])('%s', (_, product) => {
  const { stacks } = build(product);
  const viewOf = (name: string) =>
    stacks.find((view) => ofType(view, 'AWS::Lambda::Function').some(([, r]) => r.Properties.FunctionName === name));
  const operations = operationsOf(product);

  it.each(operations.map((op) => [operationName(op), op] as const))('%s gets what it declares', (_id, op) => {
    const name = functionName(stage, op);
    const view = viewOf(name);
    expect(view, `no function ${name}`).toBeDefined();
    expect(roleOf(view as StackView, name).grants).toEqual(declared(op.grants));
  });

  it('never allows an action by wildcard', () => {
    const wild = stacks
      .filter((view) => !view.name.endsWith('Web'))
      .flatMap((view) => ofType(view, 'AWS::IAM::Role'))
      .flatMap(([, role]) => (role.Properties.Policies ?? []) as readonly Policy[])
      .flatMap((policy) => policy.PolicyDocument.Statement)
      .flatMap(actionsOf)
      .filter((action) => action.includes('*'));
    expect(wild).toEqual([]);
  });

  it('lets the platform touch only its own items for a function that may not write', () => {
    for (const route of product.routes.filter((r) => !r.grants.includes('table:write') && r.audience !== 'identity')) {
      const name = functionName(stage, route);
      const { statements } = roleOf(viewOf(name) as StackView, name);
      const writes = statements.filter((s) => actionsOf(s).includes('dynamodb:UpdateItem'));
      const isDoor = route.audience === 'public' || route.audience === 'secret';
      expect(writes.map((s) => s.Condition)).toEqual([
        {
          'ForAllValues:StringLike': {
            'dynamodb:LeadingKeys': isDoor ? ['RATE#*'] : ['I#*', 'RATE#TOKEN#*', 'TOKEN#*', '*#RECENT#*'],
          },
        },
      ]);
    }
  });
});

describe('grantClass', () => {
  it('is one for equal access in any order, and differs when the platform needs more', () => {
    expect(grantClass({ grants: ['files:read', 'table:read'], audience: 'user' })).toBe(
      grantClass({ grants: ['table:read', 'files:read', 'table:read'], audience: 'operator' }),
    );
    expect(grantClass({ grants: ['table:read'], audience: 'user' })).not.toBe(
      grantClass({ grants: ['table:read'], audience: 'public' }),
    );
  });
});

describe('the seal', () => {
  const product = { routes: allRoutes, jobs, workers };
  const functionsWith = (name: string, as = stage) =>
    build(product, as).stacks.flatMap((view) =>
      ofType(view, 'AWS::Lambda::Function').flatMap(([, { Properties }]) => {
        const variables = (Properties.Environment as { Variables?: Record<string, unknown> } | undefined)?.Variables;
        return variables && name in variables ? [Properties.FunctionName] : [];
      }),
    );
  const worker = functionName(stage, { domain: 'esign', operation: 'seal', kind: 'worker' });

  it('is the right of its worker alone', () => {
    const may = operationsOf(product).filter(({ grants }) => grants.includes('seal:sign'));
    expect(may.map(operationName)).toEqual(['esign-seal-worker']);
  });

  it('gets key, certificates and time-stamp authority from a stage that names them', () => {
    const full = { ...stage, sealCertificates: '/backline/seal', timestampUrl: 'https://tsa.example' };
    for (const name of ['SEAL_KEY_ID', 'SEAL_CERTIFICATES', 'SEAL_TIMESTAMP_URL']) {
      expect(functionsWith(name, full)).toEqual([worker]);
      expect(functionsWith(name)).toEqual([]);
    }
  });
});
