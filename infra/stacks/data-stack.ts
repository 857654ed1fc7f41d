import {
  type App,
  aws_dynamodb as dynamodb,
  aws_kms as kms,
  RemovalPolicy,
  aws_secretsmanager as secretsmanager,
} from 'aws-cdk-lib';
import { acknowledge } from '../constructs/acknowledge.ts';
import { backUp } from '../constructs/backup.ts';
import { prefixOf } from '../names.ts';
import type { Secrets } from '../resources.ts';
import type { Stage } from '../stages.ts';
import { BaseStack } from './base-stack.ts';

/** Relations, calendar, due. Keys are `<name>pk` and `<name>sk`. */
const INDEXES = ['gsi1', 'gsi2', 'gsi3'] as const;

const textKey = (name: string): dynamodb.Attribute => ({ name, type: dynamodb.AttributeType.STRING });

/** The one table, its key, its backups, the key of the seals, and the secrets. */
export class DataStack extends BaseStack {
  readonly key: kms.Key;
  readonly sealKey: kms.Key;
  readonly table: dynamodb.TableV2;
  readonly secrets: Secrets;

  constructor(app: App, stage: Stage) {
    super(app, 'data', stage);
    this.key = new kms.Key(this, 'Key', {
      description: 'Everything Backline keeps',
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.sealKey = new kms.Key(this, 'SealKey', {
      description: 'Seals signed documents',
      alias: `${prefixOf(stage)}-seal`,
      keySpec: kms.KeySpec.ECC_NIST_P256,
      keyUsage: kms.KeyUsage.SIGN_VERIFY,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.table = this.#makeTable();
    this.secrets = {
      hmacKey: this.#makeSecret('HmacKey', 'Keys the digests of short codes', 64),
      healthId: this.#makeSecret('HealthId', 'Segment of the health page address', 43),
      originVerify: this.#makeSecret('OriginVerify', 'Proves to an API that a request came through the edge', 43),
    };
    backUp(this, 'table', this.table.tableArn, this.key);
  }

  #makeTable(): dynamodb.TableV2 {
    return new dynamodb.TableV2(this, 'Table', {
      tableName: prefixOf(this.stage),
      partitionKey: textKey('pk'),
      sortKey: textKey('sk'),
      globalSecondaryIndexes: INDEXES.map((indexName) => ({
        indexName,
        partitionKey: textKey(`${indexName}pk`),
        sortKey: textKey(`${indexName}sk`),
        projectionType: dynamodb.ProjectionType.ALL,
      })),
      billing: dynamodb.Billing.onDemand(),
      timeToLiveAttribute: 'expiresAt',
      dynamoStream: dynamodb.StreamViewType.NEW_AND_OLD_IMAGES,
      encryption: dynamodb.TableEncryptionV2.customerManagedKey(this.key),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true, recoveryPeriodInDays: 35 },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  #makeSecret(id: string, description: string, passwordLength: number): secretsmanager.Secret {
    const secret = new secretsmanager.Secret(this, id, {
      description,
      encryptionKey: this.key,
      generateSecretString: { passwordLength, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acknowledge(secret, 'SMG4', 'Functions and the edge read it at deploy; changing it alone would lock both out.');
    return secret;
  }
}
