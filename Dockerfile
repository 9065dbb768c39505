# Inkleaf as an image: `docker build -t inkleaf .` (docs/operation.md, "In containers").

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/setup.mjs scripts/
RUN node -e "import('./scripts/setup.mjs').then(({ install }) => install())"
COPY . .
# The command that an installation without containers runs too; what it would install is there.
RUN node scripts/build.mjs
# What the server runs with. Source maps, types and manuals of packages are a quarter of their size; the compiler is
# wished for by a package, and used by none; of fonts the newer form is served, and one older file is the browser's own.
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/.cache node_modules/.inkleaf-* node_modules/typescript node_modules/@typescript \
  && find node_modules -type f \( -name "*.map" -o -name "*.d.ts" -o -name "*.d.mts" -o -name "*.d.cts" -o -name "*.md" \) -delete \
  && find node_modules/@fontsource -name "*.woff" ! -name "geist-latin-400-normal.woff" -delete \
  && rm -f node_modules/docx/dist/*.iife.js node_modules/docx/dist/*.umd.cjs \
  && mkdir /data

# Node's own image has npm, yarn and headers besides, which nothing here needs.
FROM debian:bookworm-slim
# tini passes signals on and reaps the processes that a browser leaves behind. On amd64 the browser comes with the
# packages; on arm64 there is none among them, and Debian's headless shell is used.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates libstdc++6 tini \
  && if [ "$(dpkg --print-architecture)" != amd64 ]; then apt-get install -y --no-install-recommends chromium-headless-shell; fi \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/* \
  && useradd --uid 10001 --user-group --no-create-home --home-dir /tmp --shell /usr/sbin/nologin inkleaf
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE /app/NOTICES.md ./
COPY --from=build /app/content content
COPY --from=build /app/migrations migrations
# Lists that are read at run time: passwords that everybody knows, addresses that are thrown away, schools.
COPY --from=build /app/src/server/features/accounts src/server/features/accounts
COPY --from=build /app/src/server/features/programs src/server/features/programs
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build --chown=10001:10001 /data /data
# The program belongs to root and is only read. Written are /data, and /tmp for the browser.
USER 10001:10001
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
# A minute is what the first start takes on a slow machine, with an empty database and the covers of the samples.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/bin/tini", "--"]
CMD ["node", "dist/server/main.js"]
