import { expect, it } from 'vitest';
import { build, ofType } from './support.ts';
import { synthetic } from './synthetic.ts';

const { stacks } = build(synthetic);

/** The logical ids of what holds data, keys or users, as stages have them. A new resource adds a line. */
const KEPT = [
  ...['Auth UserPool Users0A0EEA89', 'Data GlobalTable TableCD117FA1', 'Data BackupVault Vault23237E5B'],
  ...['Data Key Key961B73FD', 'Data Key SealKey94782D95', 'Data Secret HealthId5C9F8743'],
  ...['Data Secret HmacKey14D2AB00', 'Data Secret OriginVerifyED6A82E8', 'Edge Bucket AccessLogs8B620ECA'],
  ...['Edge Bucket Web3C8945DB', 'EdgeLog Bucket Log95422804', 'Files BackupVault Vault23237E5B'],
  ...['Files Bucket AccessLogs8B620ECA', 'Files Bucket Files8E6940B8', 'Files Bucket Signed0D26A803'],
  'Ops Key TopicKeyB2E0C9CB',
];
const TYPES = ['Cognito::UserPool', 'DynamoDB::GlobalTable', 'Backup::BackupVault', 'KMS::Key'];
const STATEFUL = [...TYPES, 'SecretsManager::Secret', 'S3::Bucket'];

it('keeps the ids of what holds data: CloudFormation makes another, empty one for another id', () => {
  const ids = stacks.flatMap((view) =>
    STATEFUL.flatMap((type) =>
      ofType(view, `AWS::${type}`).map(
        ([id]) => `${view.name.replace('BacklineStaging', '')} ${type.split('::')[1]} ${id}`,
      ),
    ),
  );
  expect(ids.sort()).toEqual([...KEPT].sort());
});

it('builds the same stacks from the same code, so that a deployment changes nothing by chance', () => {
  const resourcesOf = (views: typeof stacks) => views.map(({ name, resources }) => [name, resources]);
  expect(resourcesOf(build(synthetic).stacks)).toEqual(resourcesOf(stacks));
});
