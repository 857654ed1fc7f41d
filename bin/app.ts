import { existsSync } from 'node:fs';
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { backline } from '#infra/backline.ts';
import { builtCode } from '#infra/code.ts';
import { stageNamed } from '#infra/stages.ts';
import { freshManifest } from '#scripts/build-lambda.ts';
import { allRoutes } from '#shared/contracts.ts';
import { jobs } from '#shared/jobs.ts';
import { workers } from '#shared/workers.ts';

const WEB = 'dist/web';

const app = backline({
  stage: stageNamed(process.env.STAGE ?? 'dev'),
  product: { routes: allRoutes, jobs, workers },
  code: builtCode(await freshManifest()),
  web: existsSync(WEB) ? WEB : undefined,
});
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
app.synth();
