# The complete festival on one machine: the built site, the server as one file, and the edition's content.
#   docker build --build-arg EDITION=2027 -t festival .      without the argument: the current edition
# The digest is Node 22.23.3 for all platforms; Renovate moves it each week (renovate.json).

FROM node:22-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS build
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund --ignore-scripts
ARG EDITION=""
ENV EDITION=${EDITION} TURBO_TELEMETRY_DISABLED=1
RUN npx turbo run build --filter=@tand/site --filter=@tand/server --filter=@tand/desk
# The server is bundled without libSQL and sharp, which load native modules, and without OpenTelemetry, which is optional.
# The next command copies these packages, in the versions of the lock file, and every year's programme, which may extend another year's.
RUN node scripts/runtime-modules.mjs /runtime \
  && mkdir -p /runtime/content \
  && cp packages/server/dist/main.js /runtime/main.mjs \
  && mkdir -p /runtime/site \
  && cp -r site/dist/client site/dist/server /runtime/site \
  && cp -r packages/desk/dist /runtime/desk \
  && cp -r "packages/editions/$(node scripts/edition.mjs)/." /runtime/content \
  && rm /runtime/content/tickets.sample.csv \
  && (cd packages/editions && tar c */schedule.yaml) | tar x -C /runtime

FROM node:22-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c
WORKDIR /app
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8080 \
    SITE_DIR=/app/site \
    CONTENT_DIR=/app/content \
    DATABASE_URL=file:/data/festival.db
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /runtime ./
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/livez').then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "main.mjs"]
