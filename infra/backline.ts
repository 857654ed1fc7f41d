import { App } from 'aws-cdk-lib';
import { routesByArea } from './areas.ts';
import type { CodeSource } from './constructs/function-kit.ts';
import type { Product, Resources } from './resources.ts';
import { ApiStack } from './stacks/api-stack.ts';
import { AuthStack } from './stacks/auth-stack.ts';
import { DataStack } from './stacks/data-stack.ts';
import { EdgeLogStack } from './stacks/edge-log-stack.ts';
import { EdgeStack } from './stacks/edge-stack.ts';
import { FilesStack } from './stacks/files-stack.ts';
import { FirewallStack } from './stacks/firewall-stack.ts';
import { JobsStack } from './stacks/jobs-stack.ts';
import { MailStack } from './stacks/mail-stack.ts';
import { OpsStack } from './stacks/ops-stack.ts';
import { QueuesStack } from './stacks/queues-stack.ts';
import { WebStack } from './stacks/web-stack.ts';
import { StreamsStack, WorkersStack } from './stacks/workers-stack.ts';
import type { Stage } from './stages.ts';

export interface BacklineProps {
  readonly stage: Stage;
  readonly product: Product;
  readonly code: CodeSource;
  /** Folder of the built application. */
  readonly web?: string | undefined;
  /** Leaves assets where they are instead of copying them to cdk.out. */
  readonly inPlace?: boolean;
  readonly outdir?: string;
}

const FLAGS = {
  // Outputs are read directly: a stack can be changed without first releasing an export that another one holds.
  '@aws-cdk/core:defaultCrossStackReferences': 'weak',
  '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true,
  '@aws-cdk/aws-iam:minimizePolicies': true,
  '@aws-cdk/aws-lambda:useCdkManagedLogGroup': false,
};

/** Builds every stack of one stage; what they hold follows from the contracts, jobs and workers. */
export function backline({ stage, product, code, web, inPlace = false, outdir }: BacklineProps): App {
  const app = new App({
    analyticsReporting: false,
    ...(outdir && { outdir }),
    context: { ...FLAGS, ...(inPlace && { 'aws:cdk:disable-asset-staging': true }) },
  });
  const data = new DataStack(app, stage);
  const files = new FilesStack(app, stage, data.key);
  const auth = new AuthStack(app, stage);
  const { queues, dead } = new QueuesStack(app, stage, product.workers);
  const resources: Resources = {
    key: data.key,
    table: data.table,
    secrets: data.secrets,
    files: files.files,
    signed: files.signed,
    sealKey: data.sealKey,
    userPool: auth.userPool,
    userPoolClient: auth.userPoolClient,
    queues,
  };
  if (stage.socialProviders) auth.refuseNewUsers(resources, code);
  new MailStack(app, stage, resources);
  new WorkersStack(app, stage, { workers: product.workers, dead, resources, code });
  new StreamsStack(app, stage, { table: data.table, resources, code });
  new JobsStack(app, stage, { jobs: product.jobs, resources, code });
  const apis = routesByArea(product.routes).map((group) => new ApiStack(app, stage, { ...group, resources, code }));
  const firewall = new FirewallStack(app, stage);
  const edge = new EdgeStack(app, stage, { routes: product.routes, apis, firewall, resources });
  new EdgeLogStack(app, stage, edge.distribution);
  new WebStack(app, stage, { distribution: edge.distribution, resources, dist: web });
  new OpsStack(app, stage, { apis, product });
  return app;
}
