import { aws_iam as iam, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { QueueName } from '#shared/kernel/contract/job.ts';
import type { Audience, Grant } from '#shared/kernel/contract/route.ts';
import { actionsOf, platformAccess } from './actions.ts';
import { acknowledgeIam } from './constructs/acknowledge.ts';
import { arns, prefixOf } from './names.ts';
import type { Resources } from './resources.ts';
import type { Stage } from './stages.ts';

const { PolicyStatement } = iam;

const KEY_READ = ['kms:Decrypt', 'kms:DescribeKey'];
const KEY_WRITE = [...KEY_READ, 'kms:Encrypt', 'kms:GenerateDataKey', 'kms:ReEncryptFrom', 'kms:ReEncryptTo'];
const keyStatement = (scope: Construct, { key }: Resources, service: 'dynamodb' | 's3', actions: string[]) =>
  new PolicyStatement({
    actions,
    resources: [key.keyArn],
    conditions: { StringEquals: { 'kms:ViaService': `${service}.${Stack.of(scope).region}.amazonaws.com` } },
  });

function tableStatements(scope: Construct, stage: Stage, resources: Resources, write: boolean) {
  const { table } = arns(scope, stage);
  return [
    new PolicyStatement({
      actions: actionsOf(write ? 'table:write' : 'table:read'),
      resources: [table, `${table}/index/*`],
    }),
    keyStatement(scope, resources, 'dynamodb', write ? KEY_WRITE : KEY_READ),
  ];
}

function filesStatements(scope: Construct, stage: Stage, resources: Resources, write: boolean) {
  const { files, signed } = arns(scope, stage);
  return [
    // Sealed files are read like others. Only `sealed:write` stores them.
    ...(write ? [new PolicyStatement({ actions: actionsOf('files:read'), resources: [`${signed}/*`] })] : []),
    new PolicyStatement({
      actions: actionsOf(write ? 'files:write' : 'files:read'),
      resources: write ? [`${files}/*`] : [`${files}/*`, `${signed}/*`],
    }),
    // Without it S3 answers 403, not 404, for an object that is not there.
    new PolicyStatement({ actions: ['s3:ListBucket'], resources: [files, signed] }),
    keyStatement(scope, resources, 's3', write ? KEY_WRITE : KEY_READ),
  ];
}

const mailStatement = (scope: Construct, stage: Stage) =>
  new PolicyStatement({
    actions: actionsOf('mail:send'),
    resources: [
      Stack.of(scope).formatArn({ service: 'ses', resource: 'identity', resourceName: stage.mailDomain }),
      Stack.of(scope).formatArn({ service: 'ses', resource: 'configuration-set', resourceName: prefixOf(stage) }),
    ],
    conditions: { StringLike: { 'ses:FromAddress': `*@${stage.mailDomain}` } },
  });

function sealedStatements(scope: Construct, stage: Stage, resources: Resources) {
  const { signed } = arns(scope, stage);
  return [
    new PolicyStatement({ actions: actionsOf('sealed:write'), resources: [`${signed}/*`] }),
    keyStatement(scope, resources, 's3', KEY_WRITE),
  ];
}

function statementsFor(grant: Grant, scope: Construct, stage: Stage, resources: Resources): iam.PolicyStatement[] {
  if (grant === 'table:read' || grant === 'table:write')
    return tableStatements(scope, stage, resources, grant === 'table:write');
  if (grant === 'files:read' || grant === 'files:write')
    return filesStatements(scope, stage, resources, grant === 'files:write');
  if (grant === 'sealed:write') return sealedStatements(scope, stage, resources);
  if (grant === 'seal:sign')
    return [new PolicyStatement({ actions: actionsOf(grant), resources: [resources.sealKey.keyArn] })];
  if (grant === 'mail:send') return [mailStatement(scope, stage)];
  if (grant === 'jobs:run')
    return [new PolicyStatement({ actions: actionsOf(grant), resources: [arns(scope, stage).jobs] })];
  if (grant === 'identity:admin')
    return [
      new PolicyStatement({
        actions: actionsOf(grant),
        resources: [resources.userPool.userPoolArn],
      }),
    ];
  const queue = resources.queues[grant.slice('queue:'.length) as QueueName];
  return [
    new PolicyStatement({
      actions: actionsOf(grant),
      resources: [queue.queueArn],
    }),
  ];
}

function audienceStatements(audience: Audience | undefined, scope: Construct, stage: Stage, resources: Resources) {
  const platform = platformAccess(audience);
  if (!platform) return [];
  return [
    new PolicyStatement({
      actions: [...platform.actions],
      resources: [arns(scope, stage).table],
      conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': platform.keys } },
    }),
    keyStatement(scope, resources, 'dynamodb', KEY_WRITE),
  ];
}

export interface Access {
  readonly grants: readonly Grant[];
  /** Undefined for jobs and workers: nobody calls them. */
  readonly audience?: Audience;
}

/** A write covers the read of the same kind. */
const effective = (grants: readonly Grant[]): Grant[] =>
  [...new Set(grants)]
    .filter((g) => !g.endsWith(':read') || !grants.includes(g.replace(':read', ':write') as Grant))
    .sort();

/** Functions with the same class share a role. */
export function grantClass({ grants, audience }: Access): string {
  const own = effective(grants);
  const base = own.includes('table:write') || !audience || audience === 'identity' ? 'none' : audience;
  const door = base === 'secret' || base === 'public' ? 'door' : base === 'none' ? 'none' : 'session';
  return [door, ...own].join(' ');
}

export function statementsOf(access: Access, scope: Construct, stage: Stage, resources: Resources) {
  const own = effective(access.grants);
  const base = own.includes('table:write') ? [] : audienceStatements(access.audience, scope, stage, resources);
  return [...base, ...own.flatMap((grant) => statementsFor(grant, scope, stage, resources))];
}

/** The wildcards that stay, each with its reason. */
export function acknowledgeGrants(role: iam.Role, stage: Stage): void {
  const { table, files, signed, jobs } = arns(role, stage);
  acknowledgeIam(role, 'Resource', jobs, 'The functions of the scheduled jobs, which an operator may start.');
  acknowledgeIam(role, 'Resource', `${table}/index/*`, 'The indexes of the one table.');
  acknowledgeIam(
    role,
    'Resource',
    `${files}/*`,
    'The objects of the one bucket; the tenant in each key is checked by the stores.',
  );
  acknowledgeIam(role, 'Resource', `${signed}/*`, 'The sealed files of the one bucket; the stores check the tenant.');
  acknowledgeIam(role, 'Resource', '*', 'X-Ray has no narrower resource.');
}
