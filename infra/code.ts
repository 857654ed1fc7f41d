import { aws_lambda as lambda } from 'aws-cdk-lib';
import type { CodeSource } from './constructs/function-kit.ts';
import { operationName } from './names.ts';

/** The facts about a built function that infra needs. */
export interface Built {
  readonly dir: string;
  readonly handler: string;
  readonly hash: string;
}

/** Finds code in the folders that scripts/build-lambda.ts made. */
export const builtCode =
  (manifest: Readonly<Record<string, Built>>): CodeSource =>
  (op) => {
    const built = manifest[operationName(op)];
    if (!built) throw new Error(`${op.domain}.${op.operation} has no handler under functions/domains`);
    return { code: lambda.Code.fromAsset(built.dir, { assetHash: built.hash }), handler: built.handler };
  };
