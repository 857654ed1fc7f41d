import { aws_backup as backup, aws_iam as iam, type aws_kms as kms, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { acknowledgeIam } from './acknowledge.ts';

/** AWS's own policies, by what they let the backup service read. */
const POLICIES = {
  table: ['service-role/AWSBackupServiceRolePolicyForBackup'],
  bucket: ['AWSBackupServiceRolePolicyForS3Backup'],
} as const;

/** Daily for 35 days, weekly for a quarter, monthly for five years. */
export function backUp(scope: Construct, kind: keyof typeof POLICIES, arn: string, encryptionKey: kms.IKey): void {
  const vault = new backup.BackupVault(scope, 'Vault', { encryptionKey, removalPolicy: RemovalPolicy.RETAIN });
  const plan = backup.BackupPlan.dailyWeeklyMonthly5YearRetention(scope, 'Backup', vault);
  const role = new iam.Role(scope, 'BackupRole', {
    assumedBy: new iam.ServicePrincipal('backup.amazonaws.com'),
    managedPolicies: POLICIES[kind].map((name) => iam.ManagedPolicy.fromAwsManagedPolicyName(name)),
  });
  const policyArn = (name: string) => `arn:${Stack.of(scope).partition}:iam::aws:policy/${name}`;
  for (const name of POLICIES[kind])
    acknowledgeIam(role, 'Policy', policyArn(name), 'AWS keeps it in step with what its backup service needs.');
  const selection = plan.addSelection('Selection', {
    role,
    disableDefaultBackupPolicy: true,
    resources: [backup.BackupResource.fromArn(arn)],
  });
  selection.node.addDependency(role);
}
