// Preloaded into what setup.mjs runs: when setup.mjs is killed outright, its channel closes, and we stop properly.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
