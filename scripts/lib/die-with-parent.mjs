// Preloaded into what setup.mjs runs: when setup.mjs is killed, the channel closes and we stop gracefully.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
