# syntax=docker/dockerfile:1
# One image for one server process: docker build -t koloda . && docker run --read-only --tmpfs /tmp -v koloda:/data -p 8420:8420 koloda

FROM node:22.21.1-bookworm-slim AS client
WORKDIR /koloda
COPY web/package.json web/package-lock.json web/
RUN npm --prefix web ci --no-audit --no-fund
COPY web web
COPY docs docs
COPY src src
RUN npm --prefix web run build

FROM python:3.13.9-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends fonts-dejavu-core gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /koloda
RUN python -m venv /opt/koloda
COPY requirements requirements
RUN /opt/koloda/bin/pip install --no-cache-dir --require-hashes -r requirements/cluster.txt
RUN python -m pip install --no-cache-dir --require-hashes -r requirements/build.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY docs/rulebooks docs/rulebooks
COPY docs/lessons docs/lessons
COPY src src
COPY --from=client /koloda/src/koloda/server/web src/koloda/server/web
RUN python -m pip wheel --no-cache-dir --no-deps --no-build-isolation -w /wheels .
RUN /opt/koloda/bin/pip install --no-cache-dir --no-deps /wheels/*.whl \
    && /opt/koloda/bin/koloda --version | grep compiled \
    && /opt/koloda/bin/pip uninstall -y pip

FROM python:3.13.9-slim-bookworm
RUN useradd --system --uid 8420 --home-dir /data --create-home koloda
COPY --from=build /usr/share/fonts/truetype/dejavu /usr/share/fonts/truetype/dejavu
COPY --from=build /opt/koloda /opt/koloda
USER koloda
WORKDIR /data
VOLUME /data
EXPOSE 8420
ENV PATH=/opt/koloda/bin:$PATH PYTHONDONTWRITEBYTECODE=1 KOLODA_HOST=0.0.0.0
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8420/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["koloda"]
CMD ["serve"]
