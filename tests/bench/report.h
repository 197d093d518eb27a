// Reports the results as tables, as JSON and as a chart.
#ifndef LOCKSTEP_TESTS_BENCH_REPORT_H
#define LOCKSTEP_TESTS_BENCH_REPORT_H

#include <string>
#include <vector>

#include "measure.h"

namespace lockstep::bench {

struct About {
  std::string command, date, processor, system, compiler;
  int rounds = 0;
};

About about_this_machine(int argc, char** argv, int rounds);

void print_sets(const std::vector<SetResults>& sets);
void print_pages(const std::vector<PageResult>& pages);
void print_shapes(const std::vector<ShapeResult>& shapes);

std::string to_json(const About& about, const std::vector<SetResults>& sets,
                    const std::vector<PageResult>& pages, const std::vector<ShapeResult>& shapes);

// printf of one number.
std::string format(const char* how, double value);

// A bar chart: the fastest mode of each library, per set. Readable on light and on dark ground.
std::string to_svg(const About& about, const std::vector<SetResults>& sets);

}  // namespace lockstep::bench

#endif
