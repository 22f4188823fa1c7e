import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

const reason = 'The declaration of a call: the tests of access, of OpenAPI and of each call prove it over HTTP.'

/** Summaries, paths and error codes of calls are data; a defect in them changes no rule. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'declarations', {
    shouldIgnore: (path) => (path.isCallExpression() && path.node.callee.name === 'endpoint' ? reason : undefined),
  }),
]
