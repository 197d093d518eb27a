"""Ray Data and Spark on a cluster of this machine: the result is that of one process, row by row.

`scripts/dev python --cluster` installs both. With LOCKSTEP_CLUSTER_PAGES=N the data sets have N pages (default: 1000).
"""

import os
import sys

import pytest

pa = pytest.importorskip("pyarrow", reason="pyarrow is not installed")
from lockstep_html import bulk  # noqa: E402

COLUMNS = ["title", "links", "text", "markdown", "main_text", "main_facts", "tables", "charset", "error_count", "status"]
OPTIONS = {"select": {"h": "h1", "id": "p::attr(id)"}, "limits": {"nodes": 5000}}
PAGES = int(os.environ.get("LOCKSTEP_CLUSTER_PAGES", "1000"))
LOCAL = "127.0.0.1"


def pages():
    item = "<li><a href='/{0}'>{0}</a><p id=i{0}>é<table><tr><td>{0}<td>x</table>"
    made = [
        None if number % 101 == 100 else f"<title>{number}</title><h1>{number}".encode() + item.format(number).encode() * (number % 300)
        for number in range(PAGES)
    ]
    return pa.table({"id": list(range(PAGES)), "html": pa.array(made, pa.binary())})


def expected():
    table = pages()
    return [row for batch in table.to_batches() for row in bulk.extract(batch, COLUMNS, **OPTIONS).to_pylist()]


def sorted_rows(rows):
    return sorted(rows, key=lambda row: row["id"])


def test_functions_in_one_process():
    """What the actors and executors run, without Ray or Spark."""
    from lockstep_html.ray import _Extract
    from lockstep_html.spark import _small, _Work

    table = pages().slice(0, 250)
    whole = expected()[:250]
    assert _Extract(tuple(COLUMNS), OPTIONS)(table).to_pylist() == whole
    none = _Extract(tuple(COLUMNS), OPTIONS)(table.slice(0, 0))
    assert none.num_rows == 0 and "links" in none.schema.names
    schema = pa.schema([field.with_type(_small(field.type)) for field in none.schema])
    assert "large" not in str(schema)
    batches = list(_Work(tuple(COLUMNS), OPTIONS, schema)(table.to_batches(max_chunksize=40)))
    assert [row for batch in batches for row in batch.to_pylist()] == whole
    assert {batch.schema for batch in batches} == {schema}


def test_ray_with_a_node_that_is_killed(monkeypatch):
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_health_check_initial_delay_ms", "1000")
    monkeypatch.setenv("RAY_health_check_period_ms", "500")
    monkeypatch.setenv("RAY_health_check_failure_threshold", "4")
    pytest.importorskip("ray", reason="Ray is not installed: scripts/dev python --cluster")
    import lockstep_html.ray
    import ray
    from ray.cluster_utils import Cluster

    node = {"num_cpus": 1, "object_store_memory": 100 << 20}
    cluster = Cluster(initialize_head=True, head_node_args={**node, "include_dashboard": False})
    try:
        second = cluster.add_node(**node)
        ray.init(address=cluster.address, log_to_driver=False, logging_level="ERROR")
        assert len([it for it in ray.nodes() if it["Alive"]]) == 2
        table = pages()
        dataset = ray.data.from_arrow([table.slice(at, 50) for at in range(0, PAGES, 50)])
        extracted = lockstep_html.ray.extract(dataset, COLUMNS, batch_size=25, concurrency=(1, 2), **OPTIONS)
        rows, parts = [], 0
        for part in extracted.iter_batches(batch_size=50, batch_format="pyarrow"):
            rows += part.to_pylist()
            parts += 1
            if parts == 3:
                cluster.remove_node(second, allow_graceful=False)
        assert parts > 3
        assert sorted_rows(rows) == expected()
        assert len([it for it in ray.nodes() if it["Alive"]]) == 1
    finally:
        ray.shutdown()
        cluster.shutdown()


def test_spark_with_two_executors(monkeypatch):
    pytest.importorskip("pyspark", reason="Spark is not installed: scripts/dev python --cluster")
    monkeypatch.setenv("SPARK_LOCAL_IP", LOCAL)
    monkeypatch.setenv("PYSPARK_PYTHON", sys.executable)
    import lockstep_html.spark
    import pyspark
    from pyspark.sql import SparkSession

    monkeypatch.setenv("SPARK_HOME", os.path.dirname(pyspark.__file__))
    builder = SparkSession.builder.master("local-cluster[2,1,600]")
    for key, value in {
        "spark.driver.host": LOCAL,
        "spark.driver.bindAddress": LOCAL,
        "spark.ui.enabled": "false",
        "spark.executor.memory": "600m",
        "spark.sql.execution.arrow.maxRecordsPerBatch": "64",
    }.items():
        builder = builder.config(key, value)
    session = builder.getOrCreate()
    try:
        rows = [(row["id"], row["html"]) for row in pages().to_pylist()]
        frame = session.createDataFrame(rows, "id long, html binary").repartition(8)
        extracted = lockstep_html.spark.extract(frame, COLUMNS, **OPTIONS)
        found = [row.asDict(recursive=True) for row in extracted.collect()]
        assert sorted_rows(found) == expected()
        executors = session.sparkContext._jsc.sc().getExecutorMemoryStatus().size() - 1
        assert executors == 2
    finally:
        session.stop()
