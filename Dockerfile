# syntax=docker/dockerfile:1
# Two images: the shop (default) and the sandbox (--target sandbox). The build bundles their packages;
# sbom.json beside the bundles lists them.
# The Node version of package.json, which the tests use. --build-arg NODE_IMAGE=… sets another.
ARG NODE_IMAGE=node:26.10.0-bookworm-slim@sha256:662933cf47f013bc8e4beb31a6116448427a82057ba7c42c97e4c5ba766504c2

FROM ${NODE_IMAGE} AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && rm -r dist/web/kit

FROM ${NODE_IMAGE} AS base
ENV NODE_ENV=production HOST=0.0.0.0
# These save a sixth of a busy shop's memory (docs/bench.md#memory).
ENV MALLOC_ARENA_MAX=2 NODE_OPTIONS=--max-semi-space-size=16
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/content ./content
USER node

FROM base AS sandbox
LABEL org.opencontainers.image.title="Taquilla sandbox" \
  org.opencontainers.image.description="Plays the backends of the shop, for development and tests" \
  org.opencontainers.image.licenses="MIT"
COPY --from=build /shop/dist/sandbox ./dist/sandbox
EXPOSE 3001
CMD ["node", "--enable-source-maps", "dist/sandbox/main.mjs"]

FROM base
# --build-arg VERSION=… and REVISION=… name the release and its commit.
ARG VERSION=""
ARG REVISION=""
LABEL org.opencontainers.image.title="Taquilla" \
  org.opencontainers.image.description="The shop: pages, API and static files" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version=$VERSION \
  org.opencontainers.image.revision=$REVISION
COPY --from=build /shop/dist/bff ./dist/bff
COPY --from=build /shop/dist/web ./dist/web
COPY --from=build /shop/dist/paper ./dist/paper
EXPOSE 3000
# Checks the process only; /health/ready also checks the database.
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 CMD ["node", "-e", "require('http').get({ host: process.env.OPS_HOST || '127.0.0.1', port: process.env.OPS_PORT || 3002, path: '/health/live', headers: { host: 'localhost' } }, (reply) => process.exit(reply.statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
# Node receives SIGTERM itself, serves on for DRAIN_SECONDS, finishes requests (at most 25 s) and exits.
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "dist/bff/main.mjs"]
