import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MAX_INTEGRATIONS, MAX_RESOURCES, routeKeys } from '#infra/areas.ts';
import { refusal } from '#infra/edge/refusal.ts';
import { functionName, operationName } from '#infra/names.ts';
import { handlerFolder } from '#scripts/domain-folders.ts';
import { isKitHandler } from '#scripts/handlers.ts';
import { allRoutes } from '#shared/contracts.ts';
import { jobs } from '#shared/jobs.ts';
import { ErrorBody } from '#shared/kernel/contract/error.ts';
import { QUEUES } from '#shared/kernel/contract/job.ts';
import { kebab } from '#shared/kernel/contract/route.ts';
import { workers } from '#shared/workers.ts';
import { build, ofType, operationsOf, stage } from './support.ts';
import { synthetic } from './synthetic.ts';

describe.each([
  ['the product', { routes: allRoutes, jobs, workers }],
  ['a synthetic product', synthetic],
])('%s', (_, product) => {
  const { stacks } = build(product);
  const all = (type: string) => stacks.flatMap((view) => ofType(view, type).map(([, r]) => r));
  const text = (type: string, property: string) => all(type).map((r) => String(r.Properties[property]));

  it('routes every address of every operation, and no other', () => {
    const expected = product.routes.flatMap(routeKeys).map(({ method, path }) => `${method} ${path}`);
    expect(text('AWS::ApiGatewayV2::Route', 'RouteKey').sort()).toEqual(expected.sort());
  });

  it('sends every route to the function of its operation', () => {
    for (const view of stacks) {
      for (const [, { Properties }] of ofType(view, 'AWS::ApiGatewayV2::Route')) {
        const [, integrationId] = (Properties.Target as { 'Fn::Join': [string, [string, { Ref: string }]] })[
          'Fn::Join'
        ][1];
        const uri = view.resources[integrationId.Ref]?.Properties.IntegrationUri as { 'Fn::GetAtt': [string] };
        const name = view.resources[uri['Fn::GetAtt'][0]]?.Properties.FunctionName;
        const owner = product.routes.find((r) =>
          routeKeys(r).some((key) => `${key.method} ${key.path}` === Properties.RouteKey),
        );
        expect(name).toBe(owner && functionName(stage, owner));
      }
    }
  });

  it('makes no function that nothing calls', () => {
    const operations = operationsOf(product);
    const known = new Set(operations.map((op) => functionName(stage, op)));
    const own = all('AWS::Lambda::Function').map((r) => r.Properties.FunctionName);
    const stray = own.filter(
      (name) => name !== undefined && !known.has(String(name)) && !String(name).includes('-origin-check-'),
    );
    expect(stray).toEqual([]);
  });

  it('gives no two operations one name', () => {
    const names = operationsOf(product).map(operationName);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
    expect(names.filter((name) => functionName(stage, { domain: name, operation: '' }).length > 64)).toEqual([]);
  });

  it('lets only requests through that came by the edge', () => {
    for (const { Properties } of all('AWS::ApiGatewayV2::Route')) {
      expect(Properties).toMatchObject({ AuthorizationType: 'CUSTOM', AuthorizerId: expect.anything() });
    }
  });

  it('stays below the limits of CloudFormation and of HTTP APIs', () => {
    for (const view of stacks) {
      expect(Object.keys(view.resources).length, view.name).toBeLessThanOrEqual(MAX_RESOURCES);
      expect(ofType(view, 'AWS::ApiGatewayV2::Integration').length, view.name).toBeLessThanOrEqual(MAX_INTEGRATIONS);
    }
  });

  it('makes a seal key that only signs, and a bucket that keeps what is sealed for ten years', () => {
    const keys = all('AWS::KMS::Key').filter((r) => r.Properties.KeyUsage === 'SIGN_VERIFY');
    expect(keys).toMatchObject([{ Properties: { KeySpec: 'ECC_NIST_P256' }, DeletionPolicy: 'Retain' }]);
    const locked = all('AWS::S3::Bucket').filter((r) => r.Properties.ObjectLockEnabled === true);
    expect(locked.map((r) => r.Properties.ObjectLockConfiguration)).toEqual([
      { ObjectLockEnabled: 'Enabled', Rule: { DefaultRetention: { Mode: 'GOVERNANCE', Days: 3650 } } },
    ]);
  });

  it('keeps everything that holds data', () => {
    const KEPT = ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool', 'AWS::SQS::Queue'];
    const more = ['AWS::Logs::LogGroup', 'AWS::SecretsManager::Secret', 'AWS::Backup::BackupVault'];
    const lost = [...KEPT, ...more].flatMap((type) =>
      all(type)
        .filter((r) => r.DeletionPolicy !== 'Retain')
        .map(() => type),
    );
    expect(lost).toEqual([]);
    expect(all('AWS::DynamoDB::GlobalTable')).toHaveLength(1);
    expect(all('AWS::Cognito::UserPool')[0]?.Properties.DeletionProtection).toBe('ACTIVE');
  });

  it('puts every secret value behind a reference', () => {
    const SECRET = /(HMAC_KEY|HEALTH_ID|ORIGIN_VERIFY|x-origin-verify|password|token)/i;
    for (const { Properties } of all('AWS::Lambda::Function')) {
      const { Variables = {} } = (Properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
      for (const [name, value] of Object.entries(Variables)) {
        if (SECRET.test(name)) expect(JSON.stringify(value), name).toContain('{{resolve:secretsmanager:');
      }
    }
    const [distribution] = all('AWS::CloudFront::Distribution');
    const { Origins } = distribution!.Properties.DistributionConfig as { Origins: Record<string, unknown>[] };
    const headers = Origins.flatMap((o) => (o.OriginCustomHeaders ?? []) as { HeaderValue: unknown }[]);
    expect(headers).toHaveLength(Origins.length - 1);
    for (const { HeaderValue } of headers) expect(JSON.stringify(HeaderValue)).toContain('{{resolve:secretsmanager:');
  });

  it('keeps buckets private and old protocols out', () => {
    for (const { Properties } of all('AWS::S3::Bucket')) {
      const shut = {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      };
      expect(Properties.PublicAccessBlockConfiguration).toEqual(shut);
    }
    const signed = all('AWS::S3::Bucket').filter((r) => r.Properties.ObjectLockEnabled);
    expect(signed).toHaveLength(1);
  });

  it('says in every alarm what users notice', () => {
    const texts = text('AWS::CloudWatch::Alarm', 'AlarmDescription');
    for (const { impact } of [...product.jobs, ...product.workers]) {
      expect(
        texts.filter((t) => t.startsWith(impact.replace(/\.$/, ''))),
        impact,
      ).not.toEqual([]);
    }
    expect(texts.filter((t) => !/^.+\. Cause: .+\.$/.test(t))).toEqual([]);
    for (const alarm of all('AWS::CloudWatch::Alarm')) expect(alarm.Properties.AlarmActions).toHaveLength(1);
  });

  it('schedules every job in its own time zone, with dead letters', () => {
    const schedules = all('AWS::Scheduler::Schedule').map((r) => r.Properties);
    expect(schedules.map((s) => [s.ScheduleExpression, s.ScheduleExpressionTimezone])).toEqual(
      product.jobs.map((job) => [job.schedule, job.timezone]),
    );
    for (const s of schedules) expect(s.Target).toMatchObject({ DeadLetterConfig: { Arn: expect.anything() } });
  });

  it('gives failed messages alone back to their queue, and after their tries to its dead letters', () => {
    const sources = all('AWS::Lambda::EventSourceMapping');
    // Besides the workers of the product, one reads the stream, and one all queues of dead letters.
    expect(sources).toHaveLength(product.workers.length + 1 + QUEUES.length);
    for (const { Properties } of sources) expect(Properties.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
    const queues = all('AWS::SQS::Queue').filter((q) => q.Properties.RedrivePolicy);
    expect(queues).toHaveLength(QUEUES.length);
  });
});

describe('the product', () => {
  it('has the handler of every operation', () => {
    const file = (op: { domain: string; operation: string }, kind: string) =>
      `${handlerFolder(op.domain)}/${kind}/${kebab(op.operation)}.ts`;
    const files = [
      ...allRoutes.filter((r) => !isKitHandler(r)).map((r) => file(r, 'api')),
      ...jobs.map((j) => file(j, 'jobs')),
      ...workers.map((w) => file(w, 'workers')),
    ];
    expect(files.filter((f) => !existsSync(f))).toEqual([]);
  });
});

describe('the firewall', () => {
  it("answers too many requests with the product's own error", () => {
    const { stacks } = build(synthetic);
    const [acl] = stacks.flatMap((view) => ofType(view, 'AWS::WAFv2::WebACL').map(([, r]) => r.Properties));
    expect(acl?.CustomResponseBodies).toEqual({
      tooManyActions: { ContentType: 'APPLICATION_JSON', Content: refusal() },
    });
    expect(ErrorBody.safeParse(JSON.parse(refusal())).success).toBe(true);
    expect(JSON.parse(refusal())).toMatchObject({
      hasErrors: true,
      statusCode: 403,
      errors: [{ code: 'tooManyActions' }],
    });
  });
});
