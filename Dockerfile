# Referee for a family's server: docker build -t referee . (docs/docker.md)

FROM python:3.13-slim AS build
COPY . /source
RUN python -m venv --without-pip /opt/referee \
 && pip --python /opt/referee/bin/python install --no-cache-dir /source

FROM python:3.13-slim
COPY --from=build /opt/referee /opt/referee
RUN useradd --uid 10001 --groups video --no-create-home --home-dir /data --shell /usr/sbin/nologin referee \
 && install --directory --owner=referee --group=referee --mode=700 /data
ENV PATH=/opt/referee/bin:$PATH XDG_DATA_HOME=/data PYTHONUNBUFFERED=1
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000 8443
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["python", "-c", "from http.client import HTTPConnection; c = HTTPConnection('localhost', 8000, timeout=4); c.request('GET', '/api/languages'); raise SystemExit(c.getresponse().status != 200)"]
ENTRYPOINT ["referee"]
CMD ["serve", "--host", "0.0.0.0", "--no-browser"]
