import { relative } from 'node:path'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** Prints each survivor at once: a group takes long, and may be stopped before its report. */
class TellSurvivors {
  counts = {}

  onMutantTested({ status, fileName, location, mutatorName, replacement }) {
    this.counts[status] = (this.counts[status] ?? 0) + 1
    if (status !== 'Survived' && status !== 'NoCoverage') return
    const place = `${relative(process.cwd(), fileName)}:${location.start.line}:${location.start.column}`
    console.warn(`${status} ${place} ${mutatorName}: ${replacement}`, this.counts)
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'survivors', TellSurvivors)]
