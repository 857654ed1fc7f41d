import { Match, Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { environmentOf } from '#infra/environment.ts';
import type { Resources } from '#infra/resources.ts';
import type { Stage } from '#infra/stages.ts';
import { build, stage } from './support.ts';

const { scansFiles: _, ...unscanned } = stage;
const stacksOf = (one: Stage) => {
  const { stacks } = build({ routes: [], jobs: [], workers: [] }, one);
  const view = (concern: string) => stacks.find(({ name }) => name.endsWith(concern))?.stack;
  const [files, queues] = [view('Files'), view('Queues')];
  if (!files || !queues) throw new Error('a stack is missing');
  return { files: Template.fromStack(files), queues: Template.fromStack(queues) };
};
const PLAN = 'AWS::GuardDuty::MalwareProtectionPlan';
const scans = { 'detail-type': ['GuardDuty Malware Protection Object Scan Result'] };

it('scans uploads as they arrive, and brings the results to the outbox', () => {
  const { files, queues } = stacksOf(stage);
  files.hasResourceProperties(PLAN, {
    ProtectedResource: { S3Bucket: { ObjectPrefixes: ['incoming/'] } },
    Actions: Match.absent(),
  });
  queues.hasResourceProperties('AWS::Events::Rule', {
    EventPattern: { source: ['aws.guardduty'], ...scans },
    Targets: [Match.objectLike({ InputTransformer: { InputTemplate: Match.stringLikeRegexp('"type":"scanResult"') } })],
  });
});

it('lets the scan read uploads and nothing else', () => {
  const { files } = stacksOf(stage);
  const policies = Object.values(files.findResources('AWS::IAM::Policy'));
  const statements = policies.flatMap(
    ({ Properties }) => Properties.PolicyDocument.Statement as { Action: string | string[]; Resource: unknown }[],
  );
  const reading = statements.filter(({ Action }) => [Action].flat().includes('s3:GetObject'));
  expect(reading.map(({ Resource }) => JSON.stringify(Resource))).toEqual([expect.stringContaining('/incoming/*')]);
  const verbs = statements.flatMap(({ Action }) => Action);
  expect(verbs.filter((verb) => /Delete(?!Rule)|Tagging|\*/.test(verb))).toEqual([]);
});

it('is left out, with what waits for it, where a stage does not ask for it', () => {
  const { files, queues } = stacksOf(unscanned);
  files.resourceCountIs(PLAN, 0);
  expect(queues.findResources('AWS::Events::Rule', { Properties: { EventPattern: scans } })).toEqual({});
  const resources = new Proxy({}, { get: () => ({}) }) as Resources;
  const variables = (one: Stage) =>
    environmentOf({ domain: 'file', operation: 'add', grants: ['files:write'] }, one, resources);
  expect(variables(stage)).toMatchObject({ FILES_SCANNED: 'yes' });
  expect(variables(unscanned)).not.toHaveProperty('FILES_SCANNED');
});
