# syntax=docker/dockerfile:1

# Debian, not Alpine: Node's pinned build, sharp and the embedded PostgreSQL are made for glibc.
FROM node:24-bookworm-slim AS build
WORKDIR /app
# The manifests first: as long as they stay the same, the installed packages come from the cache.
COPY package.json package-lock.json ./
COPY contracts/package.json contracts/
COPY api/package.json api/
COPY demo/package.json demo/
COPY web/package.json web/
COPY server/package.json server/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/contracts contracts
COPY --from=build /app/api api
# The drawings of the cities, which a new site starts with too.
COPY --from=build /app/demo demo
COPY --from=build /app/web/package.json web/package.json
COPY --from=build /app/web/build web/build
COPY --from=build /app/server server
USER node
VOLUME /data
EXPOSE 3000
# Until the database answers, the proxy in front should send nobody here.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The flags are those of scripts/lib/service-flags.mjs.
CMD ["node_modules/.bin/node", "--max-old-space-size=1024", "--max-semi-space-size=16", "server/src/main.ts"]
