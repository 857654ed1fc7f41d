import {
  type App,
  type aws_cloudfront as cloudfront,
  aws_s3_deployment as deployment,
  aws_logs as logs,
  RemovalPolicy,
  type aws_s3 as s3,
} from 'aws-cdk-lib';
import { acknowledge } from '../constructs/acknowledge.ts';
import { prefixOf } from '../names.ts';
import type { Resources } from '../resources.ts';
import type { Stage } from '../stages.ts';
import { BaseStack } from './base-stack.ts';

export interface WebProps {
  readonly bucket: s3.IBucket;
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
    // Files with a digest in their name stay valid for ever, and older pages still ask for those of earlier builds.
    const assets = this.#deploy('Assets', props, {
      sources: props.dist ? [Source.asset(props.dist, { exclude: ['*', '!assets/**'] })] : [],
      cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
      prune: false,
    });
    const pages = this.#deploy('Pages', props, {
      sources: [...(props.dist ? [Source.asset(props.dist, { exclude: ['assets/**'] })] : []), this.#settings(props)],
      cacheControl: [CacheControl.noCache()],
      prune: false,
      distribution: props.distribution,
      distributionPaths: ['/index.html', '/site-settings.json'],
    });
    if (assets) pages?.node.addDependency(assets);
    this.#acknowledge();
  }

  #settings({ resources }: WebProps): deployment.ISource {
    const pageBase = `https://${this.stage.domain}`;
    return deployment.Source.jsonData('site-settings.json', {
      stage: this.stage.name,
      region: this.stage.region,
      corePageBase: pageBase,
      legacyPageBase: pageBase,
      userPoolId: resources.userPool.userPoolId,
      userPoolClientId: resources.userPoolClient.userPoolClientId,
      userPoolEndpoint: `https://cognito-idp.${this.region}.amazonaws.com`,
    });
  }

  #deploy(
    id: string,
    { bucket }: WebProps,
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
  #acknowledge(): void {
    acknowledge(this, 'IAM4', "CDK's deployment function uses AWS's policy for writing logs; it runs at deploy only.");
    acknowledge(
      this,
      'IAM5',
      "CDK's deployment function writes the objects of this one bucket; it runs at deploy only.",
    );
    acknowledge(this, 'L1', 'The runtime of the deployment function is chosen by CDK.');
  }
}
