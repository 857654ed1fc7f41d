import { type App, aws_lambda as lambda, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { backline } from '#infra/backline.ts';
import type { CodeSource } from '#infra/constructs/function-kit.ts';
import { asJob, asWorker } from '#infra/names.ts';
import type { Product } from '#infra/resources.ts';
import { DEAD_LETTER_WORKER, STREAM_WORKER } from '#infra/stacks/workers-stack.ts';
import { type Stage, stageNamed } from '#infra/stages.ts';
import { tempFolder } from '#scripts/local/temp-folder.ts';

// CDK's own validator costs nine seconds a process; the nag test looks at more than it does.
process.env.CDK_VALIDATION = 'false';

export const placeholder: CodeSource = () => ({
  code: lambda.Code.fromInline('exports.handler = async () => ({});'),
  handler: 'index.handler',
});

export const stage = stageNamed('staging');

export interface Resource {
  readonly Type: string;
  readonly Properties: Record<string, unknown>;
  readonly DeletionPolicy?: string;
}
export interface StackView {
  readonly name: string;
  readonly stack: Stack;
  readonly resources: Readonly<Record<string, Resource>>;
}

export function build(product: Product, as: Stage = stage): { app: App; stacks: readonly StackView[] } {
  const outdir = tempFolder('cdk');
  const app = backline({ stage: as, product, code: placeholder, inPlace: true, outdir });
  const stacks = app.node.children.filter((child): child is Stack => Stack.isStack(child));
  return {
    app,
    stacks: stacks.map((stack) => ({
      name: stack.stackName,
      stack,
      resources: Template.fromStack(stack).toJSON().Resources as Record<string, Resource>,
    })),
  };
}

export const ofType = ({ resources }: StackView, type: string): [string, Resource][] =>
  Object.entries(resources).filter(([, r]) => r.Type === type);

/** Everything of a product that runs as a function. */
export const operationsOf = ({ routes, jobs, workers }: Product) => [
  ...routes,
  ...jobs.map(asJob),
  ...workers.map(asWorker),
  STREAM_WORKER,
  DEAD_LETTER_WORKER,
];
