import {
  type App,
  type aws_cloudfront as cloudfront,
  DefaultStackSynthesizer,
  aws_s3_deployment as deployment,
  aws_logs as logs,
  RemovalPolicy,
  aws_s3 as s3,
} from 'aws-cdk-lib';
import { REFERENCE_FILES } from '#shared/kernel/contract/page-document.ts';
import { acknowledge, acknowledgeIam } from '../constructs/acknowledge.ts';
import { bucketName, prefixOf, signInOrigin } from '../names.ts';
import type { Resources } from '../resources.ts';
import type { Stage } from '../stages.ts';
import { BaseStack } from './base-stack.ts';

export interface WebProps {
  readonly distribution: cloudfront.IDistribution;
  readonly resources: Resources;
  /** Built application; undefined where there is none to deploy, as in tests. */
  readonly dist?: string | undefined;
}

/** The built application and this stage's settings. */
export class WebStack extends BaseStack {
  readonly #log: logs.LogGroup;

  constructor(app: App, stage: Stage, props: WebProps) {
    super(app, 'web', stage);
    this.#log = new logs.LogGroup(this, 'Logs', {
      logGroupName: `/${prefixOf(stage)}/web`,
      retention: stage.logDays as logs.RetentionDays,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const { CacheControl, Source } = deployment;
    const bucket = s3.Bucket.fromBucketName(this, 'Web', bucketName(this, stage, 'web'));
    // Files with a digest in their name stay valid for ever, and older pages still ask for those of earlier builds.
    const assets = this.#deploy('Assets', bucket, {
      sources: props.dist ? [Source.asset(props.dist, { exclude: ['*', '!assets/**'] })] : [],
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
      prune: false,
    });
    const pages = this.#deploy('Pages', bucket, {
      sources: [...(props.dist ? [Source.asset(props.dist, { exclude: ['assets/**'] })] : []), this.#settings(props)],
      cacheControl: [CacheControl.noCache()],
      prune: false,
      distribution: props.distribution,
      distributionPaths: ['/index.html', '/guest.html', '/site-settings.json', '/developers*', REFERENCE_FILES.openapi],
    });
    if (assets) pages?.node.addDependency(assets);
    this.#acknowledge(bucket);
  }

  #settings({ resources }: WebProps): deployment.ISource {
    const { socialProviders } = this.stage;
    const pageBase = `https://${this.stage.domain}`;
    return deployment.Source.jsonData('site-settings.json', {
      stage: this.stage.name,
      region: this.stage.region,
      corePageBase: pageBase,
      legacyPageBase: pageBase,
      userPoolId: resources.userPool.userPoolId,
      userPoolClientId: resources.userPoolClient.userPoolClientId,
      userPoolEndpoint: `https://cognito-idp.${this.region}.amazonaws.com`,
      social: socialProviders && {
        domain: signInOrigin(this, this.stage),
        providers: socialProviders.map(({ name }) => name),
      },
      places: this.stage.googleMapsSecret !== undefined,
      mapTiles: this.stage.mapTiles,
    });
  }

  #deploy(
    id: string,
    bucket: s3.IBucket,
    props: Omit<deployment.BucketDeploymentProps, 'destinationBucket'>,
  ): deployment.BucketDeployment | undefined {
    if (props.sources.length === 0) return undefined;
    return new deployment.BucketDeployment(this, id, {
      destinationBucket: bucket,
      logGroup: this.#log,
      memoryLimit: 512,
      ...props,
    });
  }

  /** The deployment's function is CDK's own: it runs at deploy only. */
  #acknowledge(bucket: s3.IBucket): void {
    const arn = (rest: string) => `arn:${this.partition}:${rest}`;
    const assets = arn(`s3:::cdk-${DefaultStackSynthesizer.DEFAULT_QUALIFIER}-assets-${this.account}-${this.region}/*`);
    const logPolicy = arn('iam::aws:policy/service-role/AWSLambdaBasicExecutionRole');
    const runsOnce = (what: string) => `${what}, by CDK's own function, which runs at deploy only.`;
    acknowledgeIam(this, 'Policy', logPolicy, runsOnce('Writes its log'));
    acknowledgeIam(this, 'Resource', assets, runsOnce('Reads what was uploaded to deploy'));
    acknowledgeIam(this, 'Resource', bucket.arnForObjects('*'), runsOnce('Writes the objects of the one bucket'));
    acknowledgeIam(this, 'Resource', '*', runsOnce('Invalidates what the edge holds'));
    for (const action of ['GetBucket', 'GetObject', 'List', 'Abort', 'DeleteObject'])
      acknowledgeIam(this, 'Action', `s3:${action}*`, runsOnce('Copies objects'));
    acknowledge(this, 'L1', runsOnce('Runtime chosen'));
  }
}
